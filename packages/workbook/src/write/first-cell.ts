import type { Worksheet } from "exceljs";
import { formatAddress } from "../xlsx/cell-address.js";
import { FIRST_COLUMN } from "./place-sheet.js";

/** The cell on which a sheet opens: the first to fill in, or the title, which is the first in sight. */
export function firstCell(worksheet: Worksheet): string {
  const { rowCount, columnCount } = worksheet;
  for (let row = 1; row <= rowCount; row++) {
    for (let column = FIRST_COLUMN; column <= columnCount; column++) {
      const cell = worksheet.findCell(row, column);
      if (cell?.style.protection?.locked === false) return cell.address;
    }
  }
  return formatAddress(1, FIRST_COLUMN);
}
