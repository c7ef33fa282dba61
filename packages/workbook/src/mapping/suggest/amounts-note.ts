import type { FlatSheet } from "../../xlsx/flat-workbook.js";
import type { SheetGrid } from "../sheet-grid.js";
import { unitsIn } from "./units.js";

const NOTE_ROWS = 12;

/** A text above the content that gives all amounts of a sheet another unit. */
export function noteOf(sheet: FlatSheet): string | undefined {
  if (!sheet.isRead) return undefined;
  for (const { row, type, value } of sheet.cells()) {
    if (row > NOTE_ROWS) return undefined;
    if (type === "text" && isThousands(value) && sheet.cellsOfRow(row).length <= 2) return value;
  }
  return undefined;
}

/** The same for one table: a text at the left end of the row above its header, `(Dollars in thousands)`. */
export function noteOfTable(grid: SheetGrid, headerRow: number): string | undefined {
  const cell = grid.cellsOf(headerRow - 1)[0]?.cell;
  return cell?.type === "text" && isThousands(cell.value) ? cell.value : undefined;
}

const isThousands = (text: string): boolean =>
  unitsIn(text).some(({ measure, scale }) => measure === "dollars" && scale !== "1");
