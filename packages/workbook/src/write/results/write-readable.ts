import type { Style, Workbook, Worksheet } from "exceljs";
import type { TableColumn } from "../../templates/manifest.js";
import { STYLES } from "../cell-styles.js";
import { SheetPen, type WrappedText } from "../sheet-pen.js";
import { groupStarts } from "../sheet-widths.js";
import { ROOM_FOR_OTHER_FONTS, writeSentence } from "../write-sentence.js";
import { repeatGroupsOnPages, writeGroups } from "../write-table.js";
import {
  isTable,
  LEFT_COLUMN,
  type PlacedForm,
  type PlacedReadable,
  type PlacedTable,
  placeReadable,
} from "./place-readable.js";
import type { ReadableCell, ReadableSheet } from "./readable-sheet.js";
import { fieldStyle, LABEL, ROW_NUMBER, totalStyle, UNIT, valueStyle } from "./results-styles.js";
import { setUpSheet } from "./set-up-sheet.js";

export interface FigureCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly figure: string;
}

/** Writes a sheet of schedules, and returns the cells of its figures. */
export function writeReadable(workbook: Workbook, sheet: ReadableSheet): FigureCell[] {
  const { name, purpose } = sheet.definition;
  const placed = placeReadable(sheet);
  const pen = new SheetPen(workbook, workbook.addWorksheet(name), placed.widths);
  const cells: FigureCell[] = [];
  const put = (row: number, column: number, cell: ReadableCell, style: Partial<Style>): void => {
    pen.put(row, column, cell.content, style);
    if (cell.figure !== undefined) cells.push({ sheet: name, row, column, figure: cell.figure });
  };
  pen.put(1, LEFT_COLUMN, name, STYLES.sheetTitle);
  writeSentence(pen, 2, purpose, STYLES.purpose);
  writeNote(pen, sheet.note, placed);
  for (const block of placed.blocks) {
    if (isTable(block)) writeTable(pen, block, put);
    else writeForm(pen, block, placed, put);
  }
  return cells;
}

/** Sets widths, frozen panes, and the printing of the sheet, after all of its rows are written. */
export function setUpReadable(
  worksheet: Worksheet,
  sheet: ReadableSheet,
  { projectName, hasCharts }: { readonly projectName: string; readonly hasCharts: boolean },
): void {
  const { freezesAt } = sheet.definition;
  const placed = placeReadable(sheet);
  const tables = placed.blocks.filter(isTable);
  const frozen = tables.find(({ block }) => block.id === freezesAt?.table);
  const last = tables.at(-1);
  const pageStarts = setUpSheet(worksheet, {
    widths: placed.widths,
    projectName,
    hasPageBreaks: hasCharts,
    groupStarts: tables.flatMap(({ block }) => groupStarts(block).map((index) => LEFT_COLUMN + index)),
    ...(freezesAt !== undefined && { frozenColumns: freezesAt.columns }),
    ...(frozen !== undefined && { frozenRows: (frozen.openingRow ?? frozen.firstRow) - 1 }),
    ...(last !== undefined && {
      titleRows: { first: last.groupRow ?? last.labelRow, last: last.unitRow ?? last.labelRow },
    }),
  });
  for (const table of tables) repeatGroupsOnPages(new SheetPen(worksheet.workbook, worksheet), table, pageStarts);
}

function writeNote(pen: SheetPen, note: string | undefined, { noteRow, widths }: PlacedReadable): void {
  if (note === undefined || noteRow === undefined) return;
  pen.put(noteRow, LEFT_COLUMN, note, STYLES.prose);
  pen.merge({ top: noteRow, left: LEFT_COLUMN, bottom: noteRow, right: LEFT_COLUMN + Math.max(0, widths.length - 1) });
  const width = widths.reduce((sum, column) => sum + column, 0);
  pen.makeRoom(noteRow, [{ text: note, width }]);
}

type Put = (row: number, column: number, cell: ReadableCell, style: Partial<Style>) => void;

function writeForm(
  pen: SheetPen,
  { block, headingRow }: PlacedForm,
  { formColumns, widths }: PlacedReadable,
  put: Put,
): void {
  const { valueColumn, unitColumn, lastColumn } = formColumns;
  pen.fill({ top: headingRow, left: LEFT_COLUMN, bottom: headingRow, right: lastColumn }, STYLES.heading);
  pen.put(headingRow, LEFT_COLUMN, block.heading, STYLES.heading);
  const widthOf = (left: number, right: number): number =>
    widths.slice(left - LEFT_COLUMN, right - LEFT_COLUMN + 1).reduce((sum, width) => sum + width, 0);
  for (const [index, field] of block.fields.entries()) {
    const row = headingRow + 1 + index;
    const label = { top: row, left: LEFT_COLUMN, bottom: row, right: valueColumn - 1 };
    const value = { top: row, left: valueColumn, bottom: row, right: unitColumn - 1 };
    const unit = { top: row, left: unitColumn, bottom: row, right: lastColumn };
    pen.fill(label, LABEL);
    pen.fill(value, fieldStyle(field.format));
    pen.fill(unit, UNIT);
    pen.put(row, LEFT_COLUMN, field.label, LABEL);
    put(row, valueColumn, field, fieldStyle(field.format));
    pen.put(row, unitColumn, field.unit, UNIT);
    for (const area of [label, value, unit]) pen.merge(area);
    if (typeof field.content === "string") {
      pen.makeRoom(row, [{ text: field.content, width: widthOf(valueColumn, unitColumn - 1) }]);
    }
  }
}

function writeTable(pen: SheetPen, table: PlacedTable, put: Put): void {
  writeHeader(pen, table);
  const { block, openingRow, firstRow, closingRow } = table;
  if (openingRow !== undefined) {
    for (const [offset, cell] of (block.opening ?? []).entries()) {
      put(openingRow, LEFT_COLUMN + offset, cell, offset === 0 ? ROW_NUMBER : valueStyle(cell.format, cell.content));
    }
  }
  for (const [index, row] of block.rows.entries()) {
    const texts: WrappedText[] = [];
    for (const [offset, cell] of row.entries()) {
      const column = block.columns[offset];
      const style = isRowNumber(column, cell) ? ROW_NUMBER : valueStyle(cell.format, cell.content);
      put(firstRow + index, LEFT_COLUMN + offset, cell, style);
      if (typeof cell.content !== "string") continue;
      texts.push({ text: cell.content, width: column?.width ?? 0 });
    }
    pen.makeRoom(firstRow + index, texts);
  }
  if (closingRow === undefined) return;
  for (const [offset, cell] of (block.closing ?? []).entries()) {
    put(closingRow, LEFT_COLUMN + offset, cell, totalStyle(cell.format, cell.content));
  }
}

/** True for the year or month of a row, given or numbered. */
function isRowNumber(column: TableColumn | undefined, { figure }: ReadableCell): boolean {
  const content = column?.content;
  return (
    content?.kind === "rowNumber" ||
    (content?.kind === "figure" && content.look === "wholeNumber" && figure === undefined)
  );
}

function writeHeader(pen: SheetPen, { block, headingRow, introRow, groupRow, labelRow, unitRow }: PlacedTable): void {
  const { columns } = block;
  const right = LEFT_COLUMN + columns.length - 1;
  pen.fill({ top: headingRow, left: LEFT_COLUMN, bottom: headingRow, right }, STYLES.heading);
  pen.put(headingRow, LEFT_COLUMN, block.heading, STYLES.heading);
  if (introRow !== undefined) writeSentence(pen, introRow, block.intro ?? "", STYLES.purpose);
  if (groupRow !== undefined) writeGroups(pen, groupRow, columns);
  pen.makeRoom(
    labelRow,
    columns.map(({ label, width }) => ({ text: label, width: width / ROOM_FOR_OTHER_FONTS })),
  );
  for (const [offset, { label, unit }] of columns.entries()) {
    pen.put(labelRow, LEFT_COLUMN + offset, label, STYLES.columnLabel);
    if (unitRow !== undefined) pen.put(unitRow, LEFT_COLUMN + offset, unit, STYLES.columnUnit);
  }
}
