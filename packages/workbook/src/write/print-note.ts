import { columnLetters, formatAddress } from "../xlsx/cell-address.js";
import { FIRST_COLUMN, type PlacedSheet } from "./place-sheet.js";

/**
 * A formula that says so when the schedule grows beyond the print area, and is empty text otherwise. Undefined where the
 * print area holds the whole schedule.
 */
export function printNote({ blocks }: PlacedSheet, lastPrintedRow: number): string | undefined {
  const table = blocks.at(-1);
  if (table?.kind !== "table" || table.closingRow - 1 <= lastPrintedRow) return undefined;
  const { block, closingRow } = table;
  const column = columnLetters(FIRST_COLUMN);
  const last = formatAddress(closingRow, FIRST_COLUMN + block.columns.length - 1);
  const rest = `$${column}$${lastPrintedRow + 1}:$${column}$${closingRow - 1}`;
  const text = `The print area ends at row ${lastPrintedRow}, before the end of the schedule. Set it to ${column}1:${last} to print everything.`;
  return `IF(COUNT(${rest})>0,"${text}","")`;
}
