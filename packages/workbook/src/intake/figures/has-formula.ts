import type { FlatCell } from "../../xlsx/flat-workbook.js";

/** True if a cell has a formula, with or without a stored result. */
export const hasFormula = (cell: FlatCell | undefined): boolean =>
  cell !== undefined && (cell.hasCachedValue || cell.type === "blank-formula");
