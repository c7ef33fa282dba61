/** Excel 2007 and later: columns A to XFD, rows 1 to 1,048,576. */
export const MAX_ROW = 1_048_576;
export const MAX_COLUMN = 16_384;

const CODE_DOLLAR = 36;
const CODE_0 = 48;
const CODE_9 = 57;
const CODE_A = 65;
const CODE_Z = 90;
const LOWER_CASE_BIT = 32;
const LETTERS = 26;

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells; rows and columns count from 1 and both ends belong to it. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Neighboring columns, from the first to the last, starting at 1. */
export interface ColumnSpan {
  readonly first: number;
  readonly last: number;
}

/** `F17` or `$F$17` to its row and column; undefined for anything else or outside the grid. */
export function parseAddress(address: string): CellPosition | undefined {
  let at = address.charCodeAt(0) === CODE_DOLLAR ? 1 : 0;
  let column = 0;
  let letters = 0;
  for (; letters < 4; letters++, at++) {
    const code = address.charCodeAt(at) & ~LOWER_CASE_BIT;
    if (!(code >= CODE_A && code <= CODE_Z)) break;
    column = column * LETTERS + (code - CODE_A + 1);
  }
  if (address.charCodeAt(at) === CODE_DOLLAR) at++;
  const digits = address.length - at;
  if (letters === 0 || column > MAX_COLUMN || digits < 1 || digits > 7) return undefined;
  let row = 0;
  for (; at < address.length; at++) {
    const code = address.charCodeAt(at);
    if (code < CODE_0 || code > CODE_9) return undefined;
    row = row * 10 + (code - CODE_0);
  }
  return row >= 1 && row <= MAX_ROW ? { row, column } : undefined;
}

/** 6 to `F`, 27 to `AA`. */
export function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / LETTERS)) {
    letters = String.fromCharCode(CODE_A + ((rest - 1) % LETTERS)) + letters;
  }
  return letters;
}

export function formatAddress(row: number, column: number): string {
  return columnLetters(column) + row;
}

/**
 * `B4:D31`, `B4`, `$B:$D` (whole columns) or `4:31` (whole rows) to its corners, whichever way round they are written;
 * undefined for anything else.
 */
export function parseRange(text: string): CellRange | undefined {
  const colon = text.indexOf(":");
  const first = colon < 0 ? text : text.slice(0, colon);
  const second = colon < 0 ? text : text.slice(colon + 1);
  const start = parseAddress(first) ?? (colon < 0 ? undefined : parseEdge(first, 1, 1));
  const end = parseAddress(second) ?? (colon < 0 ? undefined : parseEdge(second, MAX_ROW, MAX_COLUMN));
  if (start === undefined || end === undefined) return undefined;
  return {
    top: Math.min(start.row, end.row),
    left: Math.min(start.column, end.column),
    bottom: Math.max(start.row, end.row),
    right: Math.max(start.column, end.column),
  };
}

/** `$B` or `31`: a whole column or row, completed with the given row or column. */
function parseEdge(text: string, row: number, column: number): CellPosition | undefined {
  const bare = text.startsWith("$") ? text.slice(1) : text;
  const isColumn = /^[A-Za-z]{1,3}$/.test(bare);
  return parseAddress(isColumn ? `${bare}${row}` : `${columnLetters(column)}${bare}`);
}

/** `B4:D31`, or `B4` for a single cell. */
export function formatRange(range: CellRange): string {
  const start = formatAddress(range.top, range.left);
  return range.top === range.bottom && range.left === range.right
    ? start
    : `${start}:${formatAddress(range.bottom, range.right)}`;
}
