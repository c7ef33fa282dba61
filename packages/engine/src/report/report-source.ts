import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ProjectData } from "../model/project-data.js";
import type { ReportTable } from "./report-table.js";

/** Source of tables: inputs and calculated values. */
export interface ReportSource {
  readonly data: ProjectData;
  readonly values: PartialCalculatedValues;
}

/** A schedule before it has its name: a table without rows has nothing to say about the project. */
export type ScheduleTable = Omit<ReportTable, "id" | "title">;
