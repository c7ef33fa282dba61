import type { InputPath } from "@epb/engine";
import { isTemplateName } from "../templates/defined-names.js";
import type { InputValue } from "../templates/input-value.js";
import type { FormBlock, SheetDefinition, TableColumn } from "../templates/manifest.js";
import { looseText } from "../templates/option-lists.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { isBlank } from "./cell-reader.js";
import { valueColumn } from "./locate-by-label.js";
import type { LocatedSheet, LocatedTable } from "./located-template.js";

/**
 * Cells that have values and are not read: in the closing row of each table, below the last table of a sheet, and in
 * rows with a number between two tables. Excludes the template's own cells.
 */
export function cellsBeyond(
  { definition, tables }: LocatedSheet,
  workbook: FlatWorkbook,
): ReadonlyMap<LocatedTable, readonly FlatCell[]> {
  const all = [...tables.values()];
  const isOwn = ownFormCells(definition, workbook);
  return new Map(
    all.map((table) => {
      const { sheet, closingRow } = table;
      const inClosingRow = sheet.cellsOfRow(closingRow).filter((cell) => isTypedIntoClosingRow(cell, table));
      const next = nextTable(table, all);
      const under = cellsUnder(table, next).filter((cell) => !isOwn(cell, sheet));
      return [table, [...inClosingRow, ...(next === undefined ? under : inRowsWithNumber(under))]];
    }),
  );
}

/** The next table on the same sheet. */
function nextTable({ sheet, closingRow }: LocatedTable, tables: readonly LocatedTable[]): LocatedTable | undefined {
  const below = tables.filter((table) => table.sheet === sheet && table.keyRow > closingRow);
  return below.sort((one, other) => one.keyRow - other.keyRow)[0];
}

/** Cells in the columns of a table, below its closing row and above the first row of the next table. */
function cellsUnder(table: LocatedTable, next: LocatedTable | undefined): readonly FlatCell[] {
  const cells: FlatCell[] = [];
  for (const cell of table.sheet.cells(table.closingRow + 1)) {
    if (next !== undefined && cell.row >= next.keyRow) break;
    if (isUnderTable(cell, table)) cells.push(cell);
  }
  return cells;
}

/** The rows above the next table have its heading and its labels, which are texts. */
function inRowsWithNumber(cells: readonly FlatCell[]): readonly FlatCell[] {
  const rows = new Set(cells.filter(({ type }) => type === "number").map(({ row }) => row));
  return cells.filter(({ row }) => rows.has(row));
}

/**
 * True if cells below a table look like an item of its list: a column of numbers or dates has a number or a date. A
 * text may be a remark.
 */
export const looksLikeItem = (cells: readonly FlatCell[], { columnAt }: LocatedTable): boolean =>
  cells.some(({ type, column }) => type === "number" && isOfNumbers(columnAt.get(column)));

function isOfNumbers(column: TableColumn | undefined): boolean {
  return column !== undefined && "value" in column.content && NUMBERS.has(column.content.value.kind);
}

const NUMBERS: ReadonlySet<InputValue["kind"]> = new Set(["decimal", "wholeNumber", "date"]);

/** The list that the rows of a table create; undefined for a table without inputs. */
export function listOf({ table: { items } }: Pick<LocatedTable, "table">): InputPath | undefined {
  if (items === undefined) return undefined;
  return items.kind === "measures" || items.kind === "measureParts" ? "ecms" : items.list;
}

/** The closing row has its title in the first column, and totals. */
function isTypedIntoClosingRow(cell: FlatCell, { columns, columnAt }: LocatedTable): boolean {
  const column = columnAt.get(cell.column);
  return column !== undefined && column !== columns[0]?.column && column.totalFigure === undefined && !isBlank(cell);
}

function isUnderTable(cell: FlatCell, { columns }: LocatedTable): boolean {
  const places = columns.map(({ at }) => at);
  return cell.column >= Math.min(...places) && cell.column <= Math.max(...places) && !isBlank(cell);
}

/** Identifies the cells that the template has in the forms of a sheet: headings, labels, values, and units. */
function ownFormCells(
  definition: SheetDefinition,
  { definedNames }: FlatWorkbook,
): (cell: FlatCell, sheet: FlatSheet) => boolean {
  const forms = definition.blocks.filter((block): block is FormBlock => block.kind === "form");
  const fields = forms.flatMap((form) => form.fields);
  const labels = new Set(fields.map(({ label }) => looseText(label)));
  const texts = new Set([
    ...labels,
    ...forms.map(({ heading }) => looseText(heading)),
    ...fields.map(({ unit = "" }) => looseText(unit)),
  ]);
  const isNamed = (cell: FlatCell, sheet: FlatSheet): boolean =>
    definedNames.some(
      ({ name, target }) =>
        target?.sheet === sheet.name &&
        target.range.top === cell.row &&
        target.range.left === cell.column &&
        isTemplateName(name),
    );
  return (cell, sheet) => {
    if (fields.length === 0) return false;
    if ((cell.type === "text" && texts.has(looseText(cell.value))) || isNamed(cell, sheet)) return true;
    // Without the defined name, the value is as far from its label as in the template.
    const label = sheet.cellsOfRow(cell.row).find(({ type, value }) => type === "text" && labels.has(looseText(value)));
    return label !== undefined && cell.column === valueColumn(sheet, cell.row, label.value, definition);
  };
}
