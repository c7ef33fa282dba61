import { parseRange } from "../../xlsx/cell-address.js";
import type { AnnotatedFinding } from "./annotated-finding.js";

/** A cell with everything found in it. */
export interface AnnotatedCell {
  readonly row: number;
  readonly column: number;
  readonly findings: readonly AnnotatedFinding[];
}

/** The cells of a sheet with findings, row by row; a finding about a range belongs to its first cell. */
export function annotatedCells(sheet: string, findings: readonly AnnotatedFinding[]): AnnotatedCell[] {
  const cells = new Map<string, { row: number; column: number; findings: AnnotatedFinding[] }>();
  for (const finding of findings) {
    if (finding.cell === undefined || finding.sheet?.toLowerCase() !== sheet.toLowerCase()) continue;
    const range = parseRange(finding.cell);
    if (range === undefined) continue;
    const { top: row, left: column } = range;
    const known = cells.get(`${row},${column}`);
    if (known === undefined) cells.set(`${row},${column}`, { row, column, findings: [finding] });
    else known.findings.push(finding);
  }
  return [...cells.values()].sort((left, right) => left.row - right.row || left.column - right.column);
}
