import type { Diagnostic } from "./diagnostic.js";
import { firstCell } from "./first-cell.js";

/**
 * As a person goes through the workbook: what is about the file first, then sheet by sheet in the order of the tabs, row
 * by row, then what has no cell, as it came.
 */
export function sortDiagnostics(
  diagnostics: readonly Diagnostic[],
  sheetNames: readonly string[],
): readonly Diagnostic[] {
  return diagnostics
    .map((diagnostic) => ({ diagnostic, keys: sortKeys(diagnostic, sheetNames) }))
    .sort(
      (left, right) =>
        left.keys.part - right.keys.part || left.keys.row - right.keys.row || left.keys.column - right.keys.column,
    )
    .map(({ diagnostic }) => diagnostic);
}

function sortKeys({ sheet, cell, at }: Diagnostic, sheetNames: readonly string[]) {
  const { row, column } = (cell === undefined ? undefined : firstCell(cell)) ?? { row: 0, column: 0 };
  if (sheet === undefined) return { part: at === undefined ? -1 : Number.MAX_SAFE_INTEGER, row, column };
  const tab = sheetNames.indexOf(sheet);
  return { part: tab === -1 ? sheetNames.length : tab, row, column };
}
