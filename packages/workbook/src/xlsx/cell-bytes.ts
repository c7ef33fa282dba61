import { MAX_COLUMN, MAX_ROW } from "./cell-address.js";

const CODE_0 = 48;
const CODE_A = 65;
const LETTERS = 26;
const LOWER_CASE_BIT = 32;

/**
 * The reference `F17` or `f17` in the bytes as one number, row × (MAX_COLUMN + 1) + column; 0 for other text and for
 * cells outside the grid. A number, not an object, because this function runs for every cell.
 */
export function readCellReference(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  let column = 0;
  for (; at < end; at++) {
    const letter = ((bytes[at] ?? 0) & ~LOWER_CASE_BIT) - CODE_A;
    if (letter < 0 || letter >= LETTERS) break;
    column = column * LETTERS + letter + 1;
    if (column > MAX_COLUMN) return 0;
  }
  const row = readInteger(bytes, at, end);
  return column === 0 || row < 1 || row > MAX_ROW ? 0 : row * (MAX_COLUMN + 1) + column;
}

/** The decimal digits in the bytes as a number of at most nine digits; -1 for anything else. */
export function readInteger(bytes: Uint8Array, start: number, end: number): number {
  if (end <= start || end - start > 9) return -1;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - CODE_0;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
