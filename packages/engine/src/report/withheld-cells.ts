import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ProjectData } from "../model/project-data.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { valueWriter } from "../paths/write-values.js";
import type { ReportSource, ScheduleTable } from "./report-source.js";
import type { ReportRow } from "./report-table.js";
import { type ScheduleId, schedule1Of } from "./schedule-id.js";

/** Stands in a cell for an input that cannot be used, and for a figure that depends on one. */
export const WITHHELD = "–";

/** Whether a cell, or a value of a marked source, stands for something withheld. */
export const isWithheld = (cell: unknown): cell is typeof WITHHELD => cell === WITHHELD;

const NOTE = "A dash stands for an input that cannot be used, or for a figure that depends on one.";

/**
 * The source of tables with {@link WITHHELD} in the place of each unknown input and each withheld figure. Schedules put
 * values into cells without calculating with them. Items that are left out as a whole stay out: their number is unknown.
 */
export function withWithheldMarks({ data, values }: ReportSource): ReportSource {
  const { withheld } = values;
  if (withheld === undefined) return { data, values };
  return {
    data: marked(data, withheld.inputs.filter(isSingleInput)),
    values: marked(
      values,
      withheld.figures.filter((path) => valueAtPath(values, itemPath(path)) !== undefined),
    ),
  };
}

function marked<Root extends ProjectData | PartialCalculatedValues>(root: Root, paths: readonly string[]): Root {
  return valueWriter(root, paths)(paths.map(() => WITHHELD));
}

/** A list or an item stands for all that is in it. */
const isSingleInput = (path: string): boolean => path.includes(".") && !path.endsWith("]");

/** The section or item that a figure is in. */
const itemPath = (path: string): string => path.slice(0, path.lastIndexOf("."));

/** Whether anything of a table is withheld. */
function hasWithheldCells({ opening, rows, totals, closing }: ScheduleTable): boolean {
  return [opening ?? [], ...rows, totals ?? [], ...(closing ?? [])].some((row: ReportRow) => row.some(isWithheld));
}

/** The table with the words for its dashes, or for rows that are withheld as a whole. */
export function withWithheldNote<Table extends ScheduleTable>(
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
