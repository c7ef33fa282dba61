import { MAX_COLUMN, MAX_ROW } from "./cell-address.js";
import { readInteger } from "./cell-bytes.js";
import { type CellSources, type CellTable, StoredType } from "./cell-table.js";
import type { ByteText } from "./xml/byte-text.js";

const DOUBLE_QUOTE = 0x22;
const AMPERSAND = 0x26;
const DASH = 0x2d;
const POINT = 0x2e;
const SLASH = 0x2f;
const CODE_0 = 0x30;
const CODE_9 = 0x39;
const LESS_THAN = 0x3c;
const EQUALS = 0x3d;
const GREATER_THAN = 0x3e;
const CODE_A = 0x41;
const CODE_Z = 0x5a;
const LOWER_C = 0x63;
const LOWER_F = 0x66;
const LOWER_N = 0x6e;
const LOWER_R = 0x72;
const LOWER_S = 0x73;
const LOWER_T = 0x74;
const LOWER_V = 0x76;
const SPACE = 0x20;
const LETTERS = 26;

/** Beyond this many digits a number might not fit a float, or an index an integer. */
const MAX_PLAIN_DIGITS = 300;
const MAX_INDEX_DIGITS = 9;

/** Longer formulas are rare; their limit is checked elsewhere. */
const MAX_PLAIN_FORMULA_BYTES = 1_024;

/** From the end of a row into the next, which is not hidden and declares no namespace. */
const NEXT_ROW =
  /<\/row><row r="[0-9]{1,7}"(?: (?!hidden=|xmlns)[A-Za-z]\w*(?::(?!MustUnderstand)\w+)?="[^"<]*"){0,16}>/y;
/** Offset of the row number in the match of `NEXT_ROW`. */
const ROW_NUMBER_OFFSET = '</row><row r="'.length;

/** Longer tags are rare; their limit is checked elsewhere. */
const MAX_PLAIN_ROW_BYTES = 256;

export interface RowCursor {
  row: number;
  /** The last column read in the row. */
  column: number;
  /** Offset of the next byte to read. */
  at: number;
}

/**
 * Reads the cells at the cursor that have the form that spreadsheet programs write almost always:
 *
 *     <c r="F17" s="4" t="s"><f>…</f><v>…</v></c>
 *
 * from row to row. Stops before the first cell that has another form, exceeds a limit, or is out of order; the XML
 * scanner reads that cell.
 */
export function readPlainCells(sources: CellSources, cursor: RowCursor, cells: CellTable, maxCells: number): void {
  do {
    readRowCells(sources, cursor, cells, maxCells);
  } while (enterNextRow(sources.text, cursor));
}

/**
 * One long function on purpose: reading a workbook spends most of its time here, and a program that reads a single file
 * ends before the compiler inlines calls inside the loop.
 */
function readRowCells(sources: CellSources, cursor: RowCursor, cells: CellTable, maxCells: number): void {
  const { text } = sources;
  const { bytes } = text;
  const sharedStringCount = sources.sharedStrings.count;
  const { row } = cursor;
  let at = cursor.at;
  let lastColumn = cursor.column;
  while (
    bytes[at] === LESS_THAN &&
    bytes[at + 1] === LOWER_C &&
    bytes[at + 2] === SPACE &&
    bytes[at + 3] === LOWER_R &&
    bytes[at + 4] === EQUALS &&
    bytes[at + 5] === DOUBLE_QUOTE
  ) {
    at += 6;
    let code = bytes[at] ?? 0;
    let column = 0;
    while (code >= CODE_A && code <= CODE_Z && column <= MAX_COLUMN) {
      column = column * LETTERS + (code - CODE_A + 1);
      code = bytes[++at] ?? 0;
    }
    let cellRow = 0;
    while (code >= CODE_0 && code <= CODE_9 && cellRow <= row) {
      cellRow = cellRow * 10 + (code - CODE_0);
      code = bytes[++at] ?? 0;
    }
    if (code !== DOUBLE_QUOTE || cellRow !== row || column <= lastColumn || column > MAX_COLUMN) return;

    code = bytes[++at] ?? 0;
    let style = 0;
    if (code === SPACE && bytes[at + 1] === LOWER_S && bytes[at + 2] === EQUALS && bytes[at + 3] === DOUBLE_QUOTE) {
      const styleStart = at + 4;
      at = styleStart;
      code = bytes[at] ?? 0;
      while (code >= CODE_0 && code <= CODE_9 && at - styleStart < MAX_INDEX_DIGITS) {
        style = style * 10 + (code - CODE_0);
        code = bytes[++at] ?? 0;
      }
      if (code !== DOUBLE_QUOTE || at === styleStart) return;
      code = bytes[++at] ?? 0;
    }

    let type: StoredType = StoredType.Number;
    if (code === SPACE && bytes[at + 1] === LOWER_T && bytes[at + 2] === EQUALS && bytes[at + 3] === DOUBLE_QUOTE) {
      if (bytes[at + 4] === LOWER_S && bytes[at + 5] === DOUBLE_QUOTE) {
        type = StoredType.SharedText;
        at += 6;
      } else if (bytes[at + 4] === LOWER_N && bytes[at + 5] === DOUBLE_QUOTE) {
        at += 6;
      } else if (
        bytes[at + 4] === LOWER_S &&
        bytes[at + 5] === LOWER_T &&
        bytes[at + 6] === LOWER_R &&
        bytes[at + 7] === DOUBLE_QUOTE
      ) {
        type = StoredType.Text;
        at += 8;
      } else return;
      code = bytes[at] ?? 0;
    }

    if (code === SLASH && bytes[at + 1] === GREATER_THAN) {
      at += 2;
      cursor.column = lastColumn = column;
      cursor.at = at;
      continue;
    }
    if (code !== GREATER_THAN || bytes[at + 1] !== LESS_THAN) return;
    at++;

    let formulaStart = -1;
    let formulaEnd = -1;
    if (bytes[at + 1] === LOWER_F && bytes[at + 2] === GREATER_THAN) {
      formulaStart = at + 3;
      // Formulas are long enough for a native search to be faster.
      at = text.indexOf("<", formulaStart);
      formulaEnd = at;
      if (bytes[at + 1] !== SLASH || bytes[at + 2] !== LOWER_F || bytes[at + 3] !== GREATER_THAN) return;
      if (formulaEnd - formulaStart > MAX_PLAIN_FORMULA_BYTES) return;
      at += 4;
    }

    if (bytes[at] !== LESS_THAN || bytes[at + 1] !== LOWER_V || bytes[at + 2] !== GREATER_THAN) return;
    const valueStart = at + 3;
    let valueEnd = valueStart;
    let index = 0;
    code = bytes[valueEnd] ?? LESS_THAN;
    if (type === StoredType.Number) {
      if (code === DASH) code = bytes[++valueEnd] ?? LESS_THAN;
      const digitsStart = valueEnd;
      let points = 0;
      while (code !== LESS_THAN) {
        if (code === POINT) points++;
        else if (code < CODE_0 || code > CODE_9) return;
        code = bytes[++valueEnd] ?? LESS_THAN;
      }
      const digits = valueEnd - digitsStart - points;
      if (digits < 1 || digits > MAX_PLAIN_DIGITS || points > 1) return;
    } else if (type === StoredType.SharedText) {
      while (code >= CODE_0 && code <= CODE_9 && valueEnd - valueStart < MAX_INDEX_DIGITS) {
        index = index * 10 + (code - CODE_0);
        code = bytes[++valueEnd] ?? LESS_THAN;
      }
      if (code !== LESS_THAN || valueEnd === valueStart || index >= sharedStringCount) return;
    } else {
      while (code !== LESS_THAN) {
        if (code === AMPERSAND) return;
        code = bytes[++valueEnd] ?? LESS_THAN;
      }
    }
    if (
      bytes[valueEnd + 1] !== SLASH ||
      bytes[valueEnd + 2] !== LOWER_V ||
      bytes[valueEnd + 3] !== GREATER_THAN ||
      bytes[valueEnd + 4] !== LESS_THAN ||
      bytes[valueEnd + 5] !== SLASH ||
      bytes[valueEnd + 6] !== LOWER_C ||
      bytes[valueEnd + 7] !== GREATER_THAN ||
      cells.count >= maxCells
    ) {
      return;
    }
    const start = type === StoredType.SharedText ? index : valueStart;
    cells.push(row, column, type, style, start, valueEnd, formulaStart, formulaEnd);
    at = valueEnd + 8;
    cursor.column = lastColumn = column;
    cursor.at = at;
  }
}

function enterNextRow(text: ByteText, cursor: RowCursor): boolean {
  const end = text.matchEnd(NEXT_ROW, cursor.at);
  if (end < 0 || end - cursor.at > MAX_PLAIN_ROW_BYTES) return false;
  const numberStart = cursor.at + ROW_NUMBER_OFFSET;
  const row = readInteger(text.bytes, numberStart, text.indexOf('"', numberStart));
  if (row <= cursor.row || row > MAX_ROW) return false;
  cursor.row = row;
  cursor.column = 0;
  cursor.at = end;
  return true;
}
