import { CLOSING_MARK } from "../templates/defined-names.js";
import {
  type FigureField,
  formColumns,
  type InputField,
  type SheetDefinition,
  type TableBlock,
} from "../templates/manifest.js";
import { looseText } from "../templates/option-lists.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";
import { savingsFieldOfHeader } from "./locate-table.js";
import type { LocatedColumn, LocatedField, LocatedTable } from "./located-template.js";
import { MARK_COLUMN } from "./mark-index.js";

/** Maximum number of columns from a label to its value cell. */
const WIDEST_GAP = 6;
/** A row is the header of a table if it has at least this share of the table's labels. */
const RECOGNIZED_PART = 0.6;

/** The cell beside the label of a field, on the sheet with its name; undefined if the label is ambiguous. */
export function fieldByLabel(
  field: InputField,
  definition: SheetDefinition,
  workbook: FlatWorkbook,
): LocatedField | undefined {
  const sheet = workbook.sheet(definition.name);
  if (sheet?.isRead !== true) return undefined;
  const label = labelOf(field, definition, sheet);
  if (label === undefined) return undefined;
  const usual = valueColumn(sheet, label.row, field.label, definition);
  const beside = sheet
    .cellsOfRow(label.row)
    .find(({ column }) => column > label.column && column <= label.column + WIDEST_GAP);
  // With a blank value, the unit is the first cell of the row; a unit is never in the value's column.
  const column = beside === undefined || beside.column > usual ? usual : beside.column;
  return { field, sheet, row: label.row, column, foundBy: "label" };
}

/** The column of a field's value in its row: as far from the label as in the template, even if the label moved. */
export function valueColumn(sheet: FlatSheet, row: number, label: string, definition: SheetDefinition): number {
  const { label: labelColumn, value } = formColumns(definition);
  const found = sheet.cellsOfRow(row).find((cell) => isLabel(cell, label));
  return (found?.column ?? labelColumn) + value - labelColumn;
}

/** The only cell with the label of a field, or the first below the heading of its form if several have the label. */
export function labelOf(
  field: InputField | FigureField,
  { blocks }: SheetDefinition,
  sheet: FlatSheet,
): FlatCell | undefined {
  const labels = [...sheet.cells()].filter((cell) => isLabel(cell, field.label));
  if (labels.length <= 1) return labels[0];
  const form = blocks.find((block) => block.kind === "form" && block.fields.includes(field));
  const headings = form === undefined ? [] : [...sheet.cells()].filter((cell) => isLabel(cell, form.heading));
  const [heading] = headings;
  if (heading === undefined || headings.length > 1) return undefined;
  return labels.find(({ row }) => row > heading.row);
}

/** Finds a table by the labels in its header, on the sheet with its name. */
export function tableByHeader(
  table: TableBlock,
  definition: SheetDefinition,
  workbook: FlatWorkbook,
): LocatedTable | undefined {
  const sheet = workbook.sheet(definition.name);
  if (sheet?.isRead !== true) return undefined;
  let best: { readonly score: number; readonly row: number; readonly columns: LocatedColumn[] } | undefined;
  for (const row of rowsWithCells(sheet)) {
    const columns = columnsUnder(table, sheet, row);
    if (columns.length < Math.max(2, RECOGNIZED_PART * table.columns.length)) continue;
    // Tables of one sheet share labels; the heading above distinguishes them.
    const score = columns.length + (isBelowHeading(table, sheet, row) ? table.columns.length : 0);
    if (best === undefined || score > best.score) best = { score, row, columns };
  }
  if (best === undefined) return undefined;
  const { row, columns } = best;
  return { ...bodyUnder(table, sheet, row, columns), table, sheet, columns, unknownSavings: [], strangeColumns: [] };
}

/** Rows between the heading of a table and its labels. */
const HEADING_ROWS = 3;

function isBelowHeading({ heading }: TableBlock, sheet: FlatSheet, row: number): boolean {
  for (let above = row - HEADING_ROWS; above < row; above++) {
    if (sheet.cellsOfRow(above).some((cell) => isLabel(cell, heading))) return true;
  }
  return false;
}

const isLabel = (cell: FlatCell, label: string): boolean =>
  cell.type === "text" && looseText(cell.value).replace(/:$/, "") === looseText(label);

const rowsWithCells = (sheet: FlatSheet): readonly number[] => [...new Set([...sheet.cells()].map(({ row }) => row))];

/** The columns of a table whose labels are in a row; the unit below distinguishes columns with the same label. */
function columnsUnder(table: TableBlock, sheet: FlatSheet, row: number): LocatedColumn[] {
  const taken = new Set<string>();
  return sheet.cellsOfRow(row).flatMap((cell): LocatedColumn[] => {
    if (cell.type !== "text" || cell.column === MARK_COLUMN) return [];
    const unit = sheet.cellAt(row + 1, cell.column)?.value ?? "";
    const savings = savingsFieldOfHeader(cell.value, unit);
    const ofLabel = table.columns.filter(
      (column) => column.content.kind !== "savings" && !taken.has(column.key) && isLabel(cell, column.label),
    );
    // A baseline column after the savings may have the label and the unit of a savings column.
    const column =
      table.columns.find(
        ({ content, key }) => content.kind === "savings" && content.fieldId === savings && !taken.has(key),
      ) ??
      ofLabel.find((one) => looseText(one.unit ?? "") === looseText(unit)) ??
      ofLabel[0];
    if (column === undefined || taken.has(column.key)) return [];
    taken.add(column.key);
    return [{ column, at: cell.column }];
  });
}

type Body = Pick<LocatedTable, "columnAt" | "keyRow" | "firstRow" | "lastRow" | "closingRow" | "foundBy">;

/** The rows from below the header to the closing row, or to the end of the sheet without one. */
function bodyUnder(table: TableBlock, sheet: FlatSheet, headRow: number, columns: readonly LocatedColumn[]): Body {
  const first = columns[0]?.at ?? MARK_COLUMN;
  const isHead = (row: number): boolean =>
    columns.some(({ column, at }) => {
      const text = sheet.cellAt(row, at)?.value ?? "";
      return text !== "" && (looseText(text) === looseText(column.unit ?? "") || text === column.key);
    });
  let firstRow = headRow + 1;
  while (isHead(firstRow)) firstRow++;
  const lastCellRow = Math.max(headRow, ...rowsWithCells(sheet));
  const closing = looseText(table.closing);
  let closingRow = firstRow;
  while (closingRow <= lastCellRow && !isClosing(sheet, closingRow, first, closing)) closingRow++;
  const columnAt = new Map(columns.map(({ column, at }) => [at, column]));
  return { columnAt, keyRow: firstRow - 1, firstRow, lastRow: closingRow - 1, closingRow, foundBy: "label" };
}

function isClosing(sheet: FlatSheet, row: number, firstColumn: number, closing: string): boolean {
  return (
    sheet.cellAt(row, MARK_COLUMN)?.value === CLOSING_MARK ||
    looseText(sheet.cellAt(row, firstColumn)?.value ?? "") === closing
  );
}
