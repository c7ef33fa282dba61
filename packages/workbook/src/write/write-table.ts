import {
  CLOSING_MARK,
  MEASURE_NUMBERS_NAME,
  savingsHeaderName,
  tableKeysName,
  tableMark,
  tableRowsName,
} from "../templates/defined-names.js";
import { TEXT } from "../templates/input-value.js";
import type { ColumnContent, TableColumn } from "../templates/manifest.js";
import { figureContent } from "./cell-content.js";
import { closingStyle, figureStyle, inputStyle, STYLES } from "./cell-styles.js";
import { inputValidation, measureNumberValidation } from "./cell-validation.js";
import { figureFormat, inputFormat } from "./number-formats.js";
import { FIRST_COLUMN, MARK_COLUMN, type PlacedTable } from "./place-sheet.js";
import type { SheetPen, WrappedText } from "./sheet-pen.js";
import { type BodyRow, calculatedAt, type TemplateContent } from "./table-rows.js";

const MEASURE_NUMBER_KEY = "ecmNumber";

/** Header, body and closing row of a table, with the names and marks by which it is found again. */
export function writeTable(
  pen: SheetPen,
  table: PlacedTable,
  rows: readonly BodyRow[],
  content: TemplateContent,
): void {
  writeHeader(pen, table);
  const styles = table.block.columns.map(({ content: column }) => bodyStyle(column));
  for (const [index, row] of rows.entries()) {
    const at = table.firstBodyRow + index;
    const texts: WrappedText[] = [];
    if (row.mark !== undefined) pen.mark(at, MARK_COLUMN, row.mark);
    for (const [offset, column] of table.block.columns.entries()) {
      const content = row.contentOf(column);
      pen.put(at, FIRST_COLUMN + offset, content, styles[offset] ?? {});
      if (typeof content === "string") texts.push({ text: content, width: column.width });
    }
    pen.makeRoom(at, texts);
  }
  writeClosingRow(pen, table, content);
  writeValidations(pen, table);
  writeNames(pen, table);
}

function writeHeader(pen: SheetPen, table: PlacedTable): void {
  const { block, headingRow, introRow, groupRow, labelRow, unitRow, keyRow } = table;
  const right = FIRST_COLUMN + block.columns.length - 1;
  pen.fill({ top: headingRow, left: FIRST_COLUMN, bottom: headingRow, right }, STYLES.heading);
  pen.put(headingRow, FIRST_COLUMN, block.heading, STYLES.heading);
  if (introRow !== undefined) pen.put(introRow, FIRST_COLUMN, block.intro, STYLES.purpose);
  if (groupRow !== undefined) writeGroups(pen, groupRow, block.columns);
  pen.makeRoom(
    labelRow,
    block.columns.map(({ label, width }) => ({ text: label, width })),
  );
  pen.mark(keyRow, MARK_COLUMN, tableMark(block.id));
  pen.worksheet.getRow(keyRow).hidden = true;
  for (const [offset, { label, unit, key, help }] of block.columns.entries()) {
    const column = FIRST_COLUMN + offset;
    pen.put(labelRow, column, label, STYLES.columnLabel);
    if (unitRow !== undefined) pen.put(unitRow, column, unit, STYLES.columnUnit);
    pen.mark(keyRow, column, key);
    if (help !== undefined) pen.comment(labelRow, column, help);
  }
}

/** One merged cell above the columns of each group. */
function writeGroups(pen: SheetPen, row: number, columns: readonly TableColumn[]): void {
  let start = 0;
  for (let index = 1; index <= columns.length; index++) {
    const group = columns[start]?.group;
    if (index < columns.length && columns[index]?.group === group) continue;
    if (group !== undefined) {
      const left = FIRST_COLUMN + start;
      pen.put(row, left, group, STYLES.columnGroup);
      pen.merge({ top: row, left, bottom: row, right: FIRST_COLUMN + index - 1 });
    }
    start = index;
  }
}

function bodyStyle(content: ColumnContent): ReturnType<typeof inputStyle> {
  switch (content.kind) {
    case "rowNumber":
      return STYLES.rowNumber;
    case "input":
    case "entry":
    case "savings":
    case "cell":
      return inputStyle(inputFormat(content.value));
    case "measureNumber":
      return inputStyle(inputFormat(TEXT));
    case "measureEcho":
    case "inputPlace":
      return figureStyle(figureFormat("text"));
    case "figure":
      return figureStyle(figureFormat(content.look));
    default:
      return content satisfies never;
  }
}

function totalFormat(content: ColumnContent): string {
  if (content.kind === "figure") return figureFormat(content.look);
  return "value" in content ? inputFormat(content.value) : figureFormat("text");
}

function writeClosingRow(pen: SheetPen, { block, closingRow }: PlacedTable, { calculation }: TemplateContent): void {
  pen.mark(closingRow, MARK_COLUMN, CLOSING_MARK);
  for (const [offset, { content, totalFigure }] of block.columns.entries()) {
    const total = totalFigure === undefined ? undefined : figureContent(calculatedAt(calculation, totalFigure));
    pen.put(
      closingRow,
      FIRST_COLUMN + offset,
      offset === 0 ? block.closing : total,
      closingStyle(totalFormat(content)),
    );
  }
}

function writeValidations(pen: SheetPen, { block, firstBodyRow, closingRow }: PlacedTable): void {
  if (closingRow === firstBodyRow) return;
  for (const [offset, { content }] of block.columns.entries()) {
    const column = FIRST_COLUMN + offset;
    const area = { top: firstBodyRow, left: column, bottom: closingRow - 1, right: column };
    if (content.kind === "measureNumber") pen.validate(area, measureNumberValidation());
    else if ("value" in content) pen.validate(area, inputValidation(content.value));
  }
}

function writeNames(pen: SheetPen, table: PlacedTable): void {
  const { block, labelRow, unitRow, keyRow, firstBodyRow, closingRow } = table;
  const right = FIRST_COLUMN + block.columns.length - 1;
  const headerRow = (row: number) => ({ top: row, left: FIRST_COLUMN, bottom: row, right });
  pen.name(tableKeysName(block.id), headerRow(keyRow));
  pen.name(tableRowsName(block.id), { top: firstBodyRow, left: MARK_COLUMN, bottom: closingRow, right: MARK_COLUMN });
  if (block.items?.kind === "measures") {
    const column = FIRST_COLUMN + block.columns.findIndex(({ key }) => key === MEASURE_NUMBER_KEY);
    pen.name(MEASURE_NUMBERS_NAME, { top: firstBodyRow, left: column, bottom: closingRow - 1, right: column });
  }
  if (block.columns.every(({ content }) => content.kind !== "savings")) return;
  pen.name(savingsHeaderName("categories"), headerRow(labelRow));
  if (unitRow !== undefined) pen.name(savingsHeaderName("units"), headerRow(unitRow));
}
