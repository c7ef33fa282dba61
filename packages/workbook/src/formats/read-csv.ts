import { MAX_COLUMN, MAX_ROW } from "../xlsx/cell-address.js";
import { type Outcome, refuse } from "../xlsx/outcome.js";
import { csvFields, separatorOf } from "./csv-fields.js";
import { CSV_FORMATS, csvValue } from "./csv-value.js";
import { FORMAT_LIMITS, type FormatLimits } from "./format-limits.js";
import type { ListedCell, ListedWorkbook } from "./listed-workbook.js";

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads a CSV file as a workbook with one sheet. Takes one pass over the text, so that it needs no process of its own.
 * Our own reader, because the ones of libraries guess numbers and dates.
 */
export function readCsv(
  bytes: Uint8Array,
  sheetName: string,
  limits: FormatLimits = FORMAT_LIMITS,
): Outcome<ListedWorkbook> {
  if (bytes.length > MOST_BYTES) {
    return refuse("file/inflates-too-large", { found: `${bytes.length} bytes`, expected: `at most ${MOST_BYTES}` });
  }
  const text = decode(bytes);
  const separator = separatorOf(text);
  const cells: ListedCell[] = [];
  for (const field of csvFields(text, separator)) {
    const { row, column } = field;
    if (row > MAX_ROW || column > MAX_COLUMN) {
      return refuse("file/cell-outside-grid", { found: `row ${row}, column ${column}`, expected: "A1 to XFD1048576" });
    }
    if (cells.length === limits.maxCells) {
      return refuse("file/too-many-cells", { expected: `at most ${limits.maxCells} cells with values` });
    }
    if (field.text.length > limits.maxTextLength) {
      return refuse("file/markup-too-long", {
        found: `a field of ${field.text.length} characters`,
        expected: `at most ${limits.maxTextLength}`,
      });
    }
    cells.push({ row, column, ...csvValue(field.text, separator) });
  }
  const sheet = {
    name: sheetName,
    state: "visible" as const,
    cells,
    mergedRanges: [],
    hiddenRows: new Set<number>(),
    hiddenColumns: [],
  };
  return { ok: true, value: { sheets: [sheet], definedNames: [], date1904: false, numberFormats: CSV_FORMATS } };
}

/** UTF-8 with or without a byte order mark, UTF-16 with one, and otherwise Windows-1252, as Excel saves CSV. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("latin1").decode(bytes);
    return text.replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? character);
  }
}

/** Characters 80 to 9F. Some versions of Node decode them as Latin-1. */
const WINDOWS_1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";
