import { namedRange } from "../intake/named-range.js";
import { formatAddress, MAX_COLUMN, MAX_ROW } from "../xlsx/cell-address.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";
import type { ProfileCell } from "./profile.js";
import type { SheetGrid } from "./sheet-grid.js";

/** A cell of a form, possibly blank. */
export interface FoundCell {
  readonly sheet: FlatSheet;
  readonly address: string;
  readonly cell: FlatCell | undefined;
}

/**
 * The cell of a value of a profile; undefined if the form does not have its label, name, or sheet. `repeated` for a
 * label that the sheet has several times, if the profile does not say which one.
 */
export function findValue(
  value: ProfileCell,
  workbook: FlatWorkbook,
  gridOf: (sheet: string) => SheetGrid | undefined,
): FoundCell | "repeated" | undefined {
  if (value.name !== undefined) {
    const named = namedRange(workbook, value.name);
    return named && foundAt(named.sheet, named.range.top, named.range.left);
  }
  const grid = value.sheet === undefined ? undefined : gridOf(value.sheet);
  if (grid === undefined) return undefined;
  if (value.cell !== undefined) {
    const cell = grid.sheet.cell(value.cell);
    return { sheet: grid.sheet, address: value.cell.replaceAll("$", "").toUpperCase(), cell };
  }
  if (value.label === undefined) return undefined;
  const labels = grid.withText(value.label);
  if (labels.length > 1 && value.occurrence === undefined) return "repeated";
  const label = labels[(value.occurrence ?? 1) - 1];
  if (label === undefined) return undefined;
  const { right = value.down === undefined ? 1 : 0, down = 0 } = value;
  return foundAt(grid.sheet, label.row + down, label.column + right);
}

function foundAt(sheet: FlatSheet, row: number, column: number): FoundCell | undefined {
  if (row > MAX_ROW || column > MAX_COLUMN) return undefined;
  return { sheet, address: formatAddress(row, column), cell: sheet.cellAt(row, column) };
}
