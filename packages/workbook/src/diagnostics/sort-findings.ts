import { type Finding, SEVERITIES } from "./finding.js";
import { firstCell } from "./first-cell.js";

/**
 * Errors before warnings, and findings about inputs before those about calculated cells, which often follow from them.
 * Within each group: findings about the file first, then sheet by sheet in the order of the tabs, row by row, then
 * findings without a cell, in their original order.
 */
export function sortFindings(findings: readonly Finding[], sheetNames: readonly string[]): readonly Finding[] {
  return findings
    .map((finding) => ({ finding, keys: sortKeys(finding, sheetNames) }))
    .sort(
      (left, right) =>
        left.keys.severity - right.keys.severity ||
        left.keys.isResult - right.keys.isResult ||
        left.keys.part - right.keys.part ||
        left.keys.row - right.keys.row ||
        left.keys.column - right.keys.column,
    )
    .map(({ finding }) => finding);
}

function sortKeys(finding: Finding, sheetNames: readonly string[]) {
  const { cell } = finding;
  const { row, column } = (cell === undefined ? undefined : firstCell(cell)) ?? { row: 0, column: 0 };
  const severity = SEVERITIES.indexOf(finding.severity);
  const isResult = finding.name.startsWith("figure/") ? 1 : 0;
  return { severity, isResult, part: partOf(finding, sheetNames), row, column };
}

function partOf({ sheet, at }: Finding, sheetNames: readonly string[]): number {
  if (sheet === undefined) return at === undefined ? -1 : Number.MAX_SAFE_INTEGER;
  const tab = sheetNames.indexOf(sheet);
  return tab === -1 ? sheetNames.length : tab;
}
