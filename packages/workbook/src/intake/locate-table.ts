import { SAVINGS_CATEGORY_LABELS, SAVINGS_FIELDS, SavingsField, UNIT_OF_MEASURE_LABELS } from "@epb/engine";
import {
  CLOSING_MARK,
  savingsHeaderName,
  tableKeysName,
  tableMark,
  tableRowsName,
} from "../templates/defined-names.js";
import type { TableBlock } from "../templates/manifest.js";
import { looseText } from "../templates/option-lists.js";
import type { FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";
import type { FoundBy, LocatedColumn, LocatedTable, UnknownSavingsColumn } from "./located-template.js";
import { MARK_COLUMN, type MarkIndex } from "./mark-index.js";
import { namedRange } from "./named-range.js";

const FIRST_COLUMN = 2;
/** Maximum columns that people may have inserted into a table without its defined names. */
const SPARE_COLUMNS = 20;
/** Maximum rows to search for the closing mark of a table without its defined names. */
const LONGEST_SEARCH_ROWS = 20_000;

/** Finds a table by its two defined names, or by the marks of the hidden column. */
export function locateTable(table: TableBlock, workbook: FlatWorkbook, marks: MarkIndex): LocatedTable | undefined {
  const keys = keyRowOf(table, workbook, marks);
  if (keys === undefined) return undefined;
  const rows = rowsOf(table, workbook, keys);
  if (rows === undefined) return undefined;
  const foundBy: FoundBy = keys.foundBy === "name" && rows.foundBy === "name" ? "name" : "mark";
  const { firstRow, lastRow, closingRow } = rows;
  return {
    table,
    sheet: keys.sheet,
    ...columnsOf(table, workbook, keys),
    keyRow: keys.row,
    firstRow,
    lastRow,
    closingRow,
    foundBy,
  };
}

interface KeyRow {
  readonly sheet: FlatSheet;
  readonly row: number;
  readonly left: number;
  readonly right: number;
  readonly foundBy: FoundBy;
}

function keyRowOf(table: TableBlock, workbook: FlatWorkbook, marks: MarkIndex): KeyRow | undefined {
  const named = namedRange(workbook, tableKeysName(table.id));
  if (named !== undefined) {
    const { top: row, left, right } = named.range;
    return { sheet: named.sheet, row, left, right, foundBy: "name" };
  }
  const marked = marks.find(tableMark(table.id));
  const right = FIRST_COLUMN + table.columns.length + SPARE_COLUMNS;
  return marked && { ...marked, left: FIRST_COLUMN, right, foundBy: "mark" };
}

interface BodyRows {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly closingRow: number;
  readonly foundBy: FoundBy;
}

function rowsOf(
  table: TableBlock,
  workbook: FlatWorkbook,
  { sheet, row, left: firstColumn }: KeyRow,
): BodyRows | undefined {
  const named = namedRange(workbook, tableRowsName(table.id));
  if (named !== undefined && named.sheet === sheet) {
    const { bottom, left } = named.range;
    // A row inserted above the first row moves the range down and stays outside it.
    const top = row < named.range.top ? row + 1 : named.range.top;
    let closingRow = bottom;
    while (closingRow >= top && !isClosing(sheet, closingRow, left)) closingRow--;
    // Even if the mark was cleared, the totals must not count as a row.
    if (closingRow < top) {
      closingRow = bottom;
      while (closingRow >= top && sheet.cellAt(closingRow, firstColumn)?.value !== table.closing) closingRow--;
    }
    // Without its closing row, every row of the range belongs to the user.
    return closingRow < top
      ? { firstRow: top, lastRow: bottom, closingRow: bottom + 1, foundBy: "name" }
      : { firstRow: top, lastRow: closingRow - 1, closingRow, foundBy: "name" };
  }
  for (let closingRow = row + 1; closingRow <= row + LONGEST_SEARCH_ROWS; closingRow++) {
    if (isClosing(sheet, closingRow, MARK_COLUMN)) {
      return { firstRow: row + 1, lastRow: closingRow - 1, closingRow, foundBy: "mark" };
    }
  }
  return undefined;
}

const isClosing = (sheet: FlatSheet, row: number, column: number): boolean =>
  sheet.cellAt(row, column)?.value === CLOSING_MARK;

type Columns = Pick<LocatedTable, "columns" | "columnAt" | "unknownSavings" | "strangeColumns">;

/** Columns by their keys; a savings column by the category and unit in its header, as the specification requires. */
function columnsOf(table: TableBlock, workbook: FlatWorkbook, keys: KeyRow): Columns {
  const byKey = new Map(table.columns.map((column) => [column.key, column]));
  const columns: LocatedColumn[] = [];
  const unknownSavings: UnknownSavingsColumn[] = [];
  const strangeColumns: number[] = [];
  for (let at = keys.left; at <= keys.right; at++) {
    const column = byKey.get(keys.sheet.cellAt(keys.row, at)?.value ?? "");
    if (column === undefined) {
      if (keys.foundBy === "name") strangeColumns.push(at);
      continue;
    }
    if (column.content.kind !== "savings") {
      columns.push({ column, at });
      continue;
    }
    const header = savingsHeader(workbook, keys, at);
    const field = byKey.get(`savings.${savingsFieldOfHeader(header.category, header.unit)}`);
    const other = columns.findIndex((one) => one.column === field);
    if (field === undefined) unknownSavings.push({ at, ...header });
    else if (other === -1) columns.push({ column: field, at });
    else {
      // Of two columns with the same header, the changed column has the wrong header.
      const repeats = column === field ? columns.splice(other, 1, { column: field, at })[0]?.at : at;
      if (repeats !== undefined) unknownSavings.push({ at: repeats, ...header, repeated: field });
    }
  }
  const columnAt = new Map(columns.map(({ column, at }) => [at, column]));
  return { columns, columnAt, unknownSavings, strangeColumns };
}

function savingsHeader(workbook: FlatWorkbook, keys: KeyRow, at: number): Omit<UnknownSavingsColumn, "at"> {
  const headerRow = namedRange(workbook, savingsHeaderName("categories"))?.range.top ?? keys.row - 2;
  const unitRow = namedRange(workbook, savingsHeaderName("units"))?.range.top ?? keys.row - 1;
  const textAt = (row: number): string => keys.sheet.cellAt(row, at)?.value ?? "";
  return { headerRow, category: textAt(headerRow), unit: textAt(unitRow) };
}

/** @spec C §8 "savings category and unit pair has"; the pairs are D5 */
export function savingsFieldOfHeader(category: string, unit: string): SavingsField | undefined {
  fieldsByHeader ??= new Map(
    Object.values(SavingsField).map((field) => {
      const definition = SAVINGS_FIELDS[field];
      return [headerKey(SAVINGS_CATEGORY_LABELS[definition.category], UNIT_OF_MEASURE_LABELS[definition.unit]), field];
    }),
  );
  return fieldsByHeader.get(headerKey(category, unit));
}

let fieldsByHeader: ReadonlyMap<string, SavingsField> | undefined;

const headerKey = (category: string, unit: string): string => `${looseText(category)}/${looseText(unit)}`;
