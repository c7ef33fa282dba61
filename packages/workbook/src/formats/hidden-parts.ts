import { type ColumnSpan, MAX_ROW } from "../xlsx/cell-address.js";
import { type Outcome, refuse } from "../xlsx/outcome.js";
import type { ReadLimits } from "../xlsx/read-limits.js";
import type { ByteText } from "../xlsx/xml/byte-text.js";
import { XmlScanner } from "../xlsx/xml/xml-scanner.js";

/** Hidden parts of a sheet of an OpenDocument file. */
export interface HiddenParts {
  readonly isHidden: boolean;
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: readonly ColumnSpan[];
}

/**
 * Dates that the library reads without the time zone of the computer: `2027-03-02`, `2027-03-02T10:30:00`. Programs write
 * no others.
 */
const DATE = /^\d+-\d+-\d+(?:[T ]\d+:\d+(?::\d+)?(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** More than the rows of any table; a sheet of hidden rows must not fill the memory. */
const MOST_HIDDEN_ROWS = 50_000;
const MOST_HIDDEN_SPANS = 1_000;

/**
 * Reads the hidden sheets, rows, and columns of an OpenDocument file, and refuses one whose repeated cells would be too many: one
 * short element can stand for all cells of a sheet.
 */
export function readHiddenParts(
  text: ByteText,
  part: string,
  limits: ReadLimits,
  maxCells: number,
): Outcome<readonly HiddenParts[]> {
  const scanner = new XmlScanner(text, part, limits, "as written");
  const { attributes } = scanner;
  const hiddenStyles = new Set<string>();
  const sheets: { isHidden: boolean; hiddenRows: Set<number>; hiddenColumns: ColumnSpan[] }[] = [];
  let style = "";
  let row = 0;
  let column = 0;
  let repeatedRows = 1;
  let cellCount = 0;
  let coveredCount = 0;
  while (scanner.next()) {
    if (!scanner.isOpen) continue;
    if (scanner.isLocal("style")) {
      style = attributes.value("style:name") ?? "";
    } else if (scanner.isLocal("table-properties")) {
      if (attributes.value("table:display") === "false") hiddenStyles.add(style);
    } else if (scanner.isLocal("table")) {
      if (sheets.length === limits.maxSheets) {
        return refuse("file/too-many-sheets", { expected: `at most ${limits.maxSheets}` });
      }
      const isHidden = hiddenStyles.has(attributes.value("table:style-name") ?? "");
      sheets.push({ isHidden, hiddenRows: new Set(), hiddenColumns: [] });
      row = 0;
      column = 0;
    } else if (scanner.isLocal("table-column")) {
      const first = column + 1;
      column += countOf(attributes.value("table:number-columns-repeated"));
      const columns = sheets.at(-1)?.hiddenColumns;
      if (
        isCollapsed(attributes.value("table:visibility")) &&
        columns !== undefined &&
        columns.length < MOST_HIDDEN_SPANS
      )
        columns.push({ first, last: column });
    } else if (scanner.isLocal("table-row")) {
      repeatedRows = countOf(attributes.value("table:number-rows-repeated"));
      const rows = sheets.at(-1)?.hiddenRows;
      const isHidden = isCollapsed(attributes.value("table:visibility"));
      for (let index = 1; isHidden && index <= repeatedRows; index++) {
        if (rows === undefined || rows.size === MOST_HIDDEN_ROWS) break;
        rows.add(row + index);
      }
      row += repeatedRows;
    } else if (scanner.isLocal("table-cell") && !scanner.isEmptyElement) {
      const date = attributes.value("office:date-value");
      if (date !== undefined && !DATE.test(date)) return refuse("file/damaged", { found: `the date ${date}` });
      cellCount += repeatedRows * countOf(attributes.value("table:number-columns-repeated"));
      if (row > MAX_ROW) return refuse("file/cell-outside-grid", { found: `row ${row}`, expected: "A1 to XFD1048576" });
      if (cellCount > maxCells) {
        return refuse("file/too-many-cells", { expected: `at most ${maxCells} cells with values in all sheets` });
      }
    } else if (scanner.isLocal("covered-table-cell")) {
      // The library makes a cell of each, but not in repeated rows.
      coveredCount += countOf(attributes.value("table:number-columns-repeated"));
      if (coveredCount > maxCells) {
        return refuse("file/too-many-cells", {
          expected: `at most ${maxCells} cells under merged cells in all sheets`,
        });
      }
    }
  }
  return scanner.problem ?? { ok: true, value: sheets };
}

const isCollapsed = (visibility: string | undefined): boolean => ["collapse", "filter"].includes(visibility ?? "");

/** Number of repetitions; 1 for an attribute that is missing or is no number. */
function countOf(text: string | undefined): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
