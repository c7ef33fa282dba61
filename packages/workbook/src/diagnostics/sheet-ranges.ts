import type { CellPlace } from "../findings/cell-finding.js";
import { type CellPosition, formatRange, parseAddress, parseRange } from "../xlsx/cell-address.js";
import type { SheetRange } from "./finding.js";

/** Cells as ranges: sheet by sheet as they come, column by column, from the top. */
export function sheetRanges(cells: readonly Required<CellPlace>[]): readonly SheetRange[] {
  const bySheet = new Map<string, CellPosition[]>();
  for (const { sheet, address } of cells) {
    const position = parseAddress(address);
    if (position === undefined) continue;
    const positions = bySheet.get(sheet);
    if (positions === undefined) bySheet.set(sheet, [position]);
    else positions.push(position);
  }
  return [...bySheet].flatMap(([sheet, positions]) => columnRanges(positions).map((cell) => ({ sheet, cell })));
}

/** The number of different cells in ranges, which may overlap. */
export function countCells(ranges: readonly SheetRange[]): number {
  const cells = new Set<string>();
  for (const { sheet, cell } of ranges) {
    const range = parseRange(cell);
    if (range === undefined) continue;
    for (let row = range.top; row <= range.bottom; row++) {
      for (let column = range.left; column <= range.right; column++) cells.add(`${sheet}!${row},${column}`);
    }
  }
  return cells.size;
}

function columnRanges(positions: readonly CellPosition[]): readonly string[] {
  const sorted = [...positions].sort((left, right) => left.column - right.column || left.row - right.row);
  const runs: { left: number; top: number; bottom: number }[] = [];
  for (const { row, column } of sorted) {
    const run = runs.at(-1);
    if (run?.left === column && row <= run.bottom + 1) run.bottom = row;
    else runs.push({ left: column, top: row, bottom: row });
  }
  return runs.map(({ left, top, bottom }) => formatRange({ top, left, bottom, right: left }));
}
