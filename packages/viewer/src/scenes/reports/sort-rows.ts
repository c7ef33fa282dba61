import type { Cell } from "@epb/contract";
import { WITHHELD } from "@epb/engine/report";
import type { ScheduleRow } from "../../features/schedule-tables/schedule-row.js";

/**
 * Rows by the cells of a column. Totals stay below the rows, and unknown values stay last in both directions.
 *
 * @param column - Index of the column; undefined for the order of the report.
 */
export function sortRows(
  rows: readonly ScheduleRow[],
  column: number | undefined,
  isDescending: boolean,
): readonly ScheduleRow[] {
  if (column === undefined) return rows;
  const sorted = rows
    .filter(({ kind }) => kind === "usual")
    .toSorted(({ cells: one }, { cells: other }) => compareCells(one[column], other[column], isDescending));
  return [...sorted, ...rows.filter(({ kind }) => kind !== "usual")];
}

function compareCells(one: Cell | undefined, other: Cell | undefined, isDescending: boolean): number {
  if (isUnknown(one) || isUnknown(other)) return Number(isUnknown(one)) - Number(isUnknown(other));
  // Also compares amounts, which are texts of digits.
  const [first, second] = [Number(one), Number(other)];
  const isNumber = !Number.isNaN(first) && !Number.isNaN(second);
  const order = isNumber ? first - second : String(one).localeCompare(String(other), "en", { numeric: true });
  return isDescending ? -order : order;
}

/** Missing values, and the dash of a withheld figure. */
const isUnknown = (cell: Cell | undefined): boolean => cell === undefined || cell === null || cell === WITHHELD;
