import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ProjectData } from "../model/project-data.js";
import type { ReportSource, ScheduleTable } from "./report-source.js";
import type { ReportRow, ReportTable } from "./report-table.js";
import { withRoundingNote } from "./rounding-notes.js";
import { SCHEDULE_TITLES, type ScheduleId, schedule1Of } from "./schedule-id.js";
import { isWithheld, withWithheldMarks } from "./withheld-cells.js";

const NOTE = "A dash stands for an input that cannot be used, or for a figure that depends on one.";

/** True if any figure of a table is withheld. */
function hasWithheldCells({ opening, rows, totals, closing }: ScheduleTable): boolean {
  return [opening ?? [], ...rows, totals ?? [], ...(closing ?? [])].some((row: ReportRow) => row.some(isWithheld));
}

/** The table with the words for its dashes, or for rows that are withheld as a whole. */
function withWithheldNote<Table extends ScheduleTable>(
  id: ScheduleId,
  table: Table,
  { data, values }: ReportSource,
): Table {
  if (table.rows.length === 0 && areRowsWithheld(id, data, values)) return { ...table, withheldNote: ROWS_NOTE };
  return hasWithheldCells(table) ? { ...table, withheldNote: NOTE } : table;
}

const ROWS_NOTE = "The rows of this table depend on an input that cannot be used.";

/** The figures whose items are the rows of a schedule. Other schedules have a row for each item that was entered. */
const ROWS: Partial<Readonly<Record<ScheduleId, string>>> = {
  "1": "costSavings.years[",
  "1u": "costSavings.years[",
  "cash-flow": "costSavings.years[",
  savings: "itemizedSavings.years[",
  loan: "amortization.summary[",
  amortization: "amortization.detail[",
  esa: "esaPayments.years[",
  express: "express.years[",
};

function areRowsWithheld(id: ScheduleId, data: ProjectData, { withheld }: PartialCalculatedValues): boolean {
  const rows = ROWS[id];
  const isOther = (id === "1" || id === "1u") && schedule1Of(data) !== id;
  return rows !== undefined && !isOther && withheld?.figures.some((path) => path.startsWith(rows)) === true;
}

/** A schedule with its name, and with dashes and notes for what is withheld and what is rounded. */
export function finishedTable(
  id: ScheduleId,
  schedule: (source: ReportSource) => ScheduleTable,
  source: ReportSource,
): ReportTable {
  const table = withRoundingNote(schedule(withWithheldMarks(source)));
  return { id, title: SCHEDULE_TITLES[id], ...withWithheldNote(id, table, source) };
}
