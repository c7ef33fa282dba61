import type { FlatCell } from "../../xlsx/flat-workbook.js";

/** Whether a cell has a formula, with a stored result or without. */
export const hasFormula = (cell: FlatCell | undefined): boolean =>
  cell !== undefined && (cell.hasCachedValue || cell.type === "blank-formula");
