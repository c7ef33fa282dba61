import { parseAddress } from "@epb/workbook";
import type { CheckFinding } from "./check-finding.js";

/**
 * As a person goes through the workbook: what is about the file first, then sheet by sheet in the order of the tabs, row
 * by row, then what has no cell, as it came.
 */
export function sortFindings(
  findings: readonly CheckFinding[],
  sheetNames: readonly string[],
): readonly CheckFinding[] {
  return findings
    .map((finding) => ({ finding, keys: keysOf(finding, sheetNames) }))
    .sort(
      (left, right) =>
        left.keys.part - right.keys.part || left.keys.row - right.keys.row || left.keys.column - right.keys.column,
    )
    .map(({ finding }) => finding);
}

interface Keys {
  readonly part: number;
  readonly row: number;
  readonly column: number;
}

const NO_POSITION = { row: 0, column: 0 };

function keysOf({ sheet, cell, at }: CheckFinding, sheetNames: readonly string[]): Keys {
  const { row, column } = parseAddress(cell?.split(":")[0] ?? "") ?? NO_POSITION;
  if (sheet === undefined) return { part: at === undefined ? -1 : Number.MAX_SAFE_INTEGER, row, column };
  const tab = sheetNames.indexOf(sheet);
  return { part: tab === -1 ? sheetNames.length : tab, row, column };
}
