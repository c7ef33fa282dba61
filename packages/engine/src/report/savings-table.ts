import { finishedTable } from "./finished-table.js";
import type { ReportSource } from "./report-source.js";
import type { ReportTable } from "./report-table.js";
import { schedule1Of } from "./schedule-id.js";
import { expressTable } from "./schedules/express.js";
import { schedule1, schedule1u } from "./schedules/schedule-1.js";

/**
 * Table of savings and payments by year, for both editions. Same as in `reportTable`, but a bundle with this function
 * does not contain the other schedules.
 *
 * @example
 * import { savingsTable } from "@epb/engine/report";
 *
 * savingsTable({ data: project.data, values: calculation.calculatedValues }).title; // "Schedule 1: annual cost savings and payments"
 */
export function savingsTable(source: ReportSource): ReportTable {
  if (source.values.express !== undefined) return finishedTable("express", expressTable, source);
  const id = schedule1Of(source.data);
  return finishedTable(id, id === "1u" ? schedule1u : schedule1, source);
}
