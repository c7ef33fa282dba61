import { type Diagnostic, SEVERITIES } from "./diagnostic.js";
import { firstCell } from "./first-cell.js";

/**
 * Errors before warnings, and findings about inputs before those about calculated cells, which often follow from them.
 * Each as a person goes through the workbook: what is about the file first, then sheet by sheet in the order of the tabs,
 * row by row, then what has no cell, as it came.
 */
export function sortDiagnostics(
  diagnostics: readonly Diagnostic[],
  sheetNames: readonly string[],
): readonly Diagnostic[] {
  return diagnostics
    .map((diagnostic) => ({ diagnostic, keys: sortKeys(diagnostic, sheetNames) }))
    .sort(
      (left, right) =>
        left.keys.severity - right.keys.severity ||
        left.keys.isResult - right.keys.isResult ||
        left.keys.part - right.keys.part ||
        left.keys.row - right.keys.row ||
        left.keys.column - right.keys.column,
    )
    .map(({ diagnostic }) => diagnostic);
}

function sortKeys(diagnostic: Diagnostic, sheetNames: readonly string[]) {
  const { cell } = diagnostic;
  const { row, column } = (cell === undefined ? undefined : firstCell(cell)) ?? { row: 0, column: 0 };
  const severity = SEVERITIES.indexOf(diagnostic.severity);
  const isResult = diagnostic.name.startsWith("figure/") ? 1 : 0;
  return { severity, isResult, part: partOf(diagnostic, sheetNames), row, column };
}

function partOf({ sheet, at }: Diagnostic, sheetNames: readonly string[]): number {
  if (sheet === undefined) return at === undefined ? -1 : Number.MAX_SAFE_INTEGER;
  const tab = sheetNames.indexOf(sheet);
  return tab === -1 ? sheetNames.length : tab;
}
