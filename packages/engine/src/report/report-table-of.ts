import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ProjectData } from "../model/project-data.js";
import { finishedTable } from "./finished-table.js";
import type { ReportSource, ScheduleTable } from "./report-source.js";
import type { ReportTable } from "./report-table.js";
import { SCHEDULE_IDS, type ScheduleId } from "./schedule-id.js";
import { cashFlowTable } from "./schedules/cash-flow.js";
import { esaTable } from "./schedules/esa.js";
import { escalationRates } from "./schedules/escalation-rates.js";
import { expressTable } from "./schedules/express.js";
import { ghgTable } from "./schedules/ghg.js";
import { amortizationTable, loanTable } from "./schedules/loan.js";
import { savingsByCategory } from "./schedules/savings-by-category.js";
import { schedule1, schedule1u } from "./schedules/schedule-1.js";
import { schedule2a } from "./schedules/schedule-2a.js";
import { schedule2b } from "./schedules/schedule-2b.js";
import { schedule3 } from "./schedules/schedule-3.js";
import { schedule4 } from "./schedules/schedule-4.js";
import { schedule5 } from "./schedules/schedule-5.js";

const SCHEDULES: Readonly<Record<ScheduleId, (source: ReportSource) => ScheduleTable>> = {
  "1": schedule1,
  "1u": schedule1u,
  "2a": schedule2a,
  "2b": schedule2b,
  "3": schedule3,
  "4": schedule4,
  "5": schedule5,
  esa: esaTable,
  ghg: ghgTable,
  amortization: amortizationTable,
  loan: loanTable,
  savings: savingsByCategory,
  "cash-flow": cashFlowTable,
  escalation: escalationRates,
  express: expressTable,
};

/**
 * A schedule of a project as a table without formatting. The table has no rows if the project has no values for it.
 * Cells of columns that the project does not use are undefined. A dash replaces a figure that depends on an unknown
 * input.
 *
 * @example
 * import { reportTable } from "@epb/engine/report";
 *
 * reportTable("4", project.data, calculation.calculatedValues).title; // "Schedule 4: first-year savings and baseline by measure"
 */
export function reportTable(id: ScheduleId, data: ProjectData, values: PartialCalculatedValues): ReportTable {
  return finishedTable(id, SCHEDULES[id], { data, values });
}

/**
 * Every schedule for which a project has values, in the order of a report.
 *
 * @example
 * import { reportTables } from "@epb/engine/report";
 *
 * reportTables(project.data, calculation.calculatedValues).map(({ id }) => id); // ["1", "2a", "2b", "3", "4", "ghg", "amortization", "loan", "savings", "cash-flow", "escalation"]
 */
export function reportTables(data: ProjectData, values: PartialCalculatedValues): readonly ReportTable[] {
  return SCHEDULE_IDS.map((id) => reportTable(id, data, values)).filter(
    ({ rows, withheldNote }) => rows.length > 0 || withheldNote !== undefined,
  );
}
