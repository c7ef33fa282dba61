import {
  CLOSING_MARK,
  MEASURE_NUMBERS_NAME,
  savingsHeaderName,
  tableKeysName,
  tableMark,
  tableRowsName,
} from "../templates/defined-names.js";
import { introOf } from "../templates/figure-views.js";
import { TEXT } from "../templates/input-value.js";
import type { ColumnContent, TableBlock, TableColumn } from "../templates/manifest.js";
import type { CellLooks } from "./cell-looks.js";
import { figureStyle, type inputStyle, STYLES } from "./cell-styles.js";
import { figureValidation, inputValidation, measureNumberValidation } from "./cell-validation.js";
import { figureFormat, inputFormat } from "./number-formats.js";
import { FIRST_COLUMN, MARK_COLUMN, type PlacedTable } from "./place-sheet.js";
import type { SheetPen, WrappedText } from "./sheet-pen.js";
import { bodyFormula, totalFormula } from "./table-formulas.js";
import { type BodyRow, type FilledContent, totalValue } from "./table-rows.js";
import { ROOM_FOR_OTHER_FONTS, writeSentence } from "./write-sentence.js";

const MEASURE_NUMBER_KEY = "ecmNumber";

/** Header, body and closing row of a table, with the names and marks by which it is found again. */
export function writeTable(
  pen: SheetPen,
  table: PlacedTable,
  rows: readonly BodyRow[],
  content: FilledContent,
  looks: CellLooks,
): void {
  const { formulas, calculation } = content;
  const isKnown = calculation !== undefined;
  writeHeader(pen, table, looks);
  const styles = table.block.columns.map((column) => bodyStyle(table.block, column, looks));
  for (const [index, row] of rows.entries()) {
    const at = table.firstBodyRow + index;
    const texts: WrappedText[] = [];
    if (row.mark !== undefined) pen.mark(at, MARK_COLUMN, row.mark);
    for (const [offset, column] of table.block.columns.entries()) {
      const cell = { sheet: pen.worksheet.name, row: at, column: FIRST_COLUMN + offset };
      const content = row.contentOf(column);
      const formula = bodyFormula(formulas, table.block, column, index, cell);
      pen.putFigure(at, cell.column, { value: content, formula, isKnown }, styles[offset] ?? {});
      if (typeof content === "string") texts.push({ text: content, width: column.width });
    }
    pen.makeRoom(at, texts);
  }
  if (formulas !== undefined) fadeEmptyRows(pen, table);
  writeClosingRow(pen, table, content, looks);
  writeValidations(pen, table, looks);
  writeNames(pen, table);
}

/** Rows of a schedule that ends before they begin show white: their year is empty text. */
function fadeEmptyRows(pen: SheetPen, { block, firstBodyRow, closingRow }: PlacedTable): void {
  const [first] = block.columns;
  if (block.rows.kind === "calculated" || first?.content.kind !== "figure") return;
  pen.fadeWhereEmpty({
    top: firstBodyRow,
    left: FIRST_COLUMN,
    bottom: closingRow - 1,
    right: FIRST_COLUMN + block.columns.length - 1,
  });
}

function writeHeader(pen: SheetPen, table: PlacedTable, looks: CellLooks): void {
  const { block, headingRow, introRow, groupRow, labelRow, unitRow, keyRow } = table;
  const right = FIRST_COLUMN + block.columns.length - 1;
  pen.fill({ top: headingRow, left: FIRST_COLUMN, bottom: headingRow, right }, STYLES.heading);
  pen.put(headingRow, FIRST_COLUMN, block.heading, STYLES.heading);
  if (introRow !== undefined) writeSentence(pen, introRow, introOf(block) ?? "", STYLES.purpose);
  if (groupRow !== undefined) writeGroups(pen, groupRow, block.columns);
  pen.makeRoom(
    labelRow,
    block.columns.map(({ label, width }) => ({ text: label, width: width / ROOM_FOR_OTHER_FONTS })),
  );
  pen.mark(keyRow, MARK_COLUMN, tableMark(block.id));
  pen.worksheet.getRow(keyRow).hidden = true;
  for (const [offset, definition] of block.columns.entries()) {
    const { label, unit, key } = definition;
    const column = FIRST_COLUMN + offset;
    const help = looks.helpOfColumn(block, definition);
    pen.put(labelRow, column, label, STYLES.columnLabel);
    if (unitRow !== undefined) pen.put(unitRow, column, unit, STYLES.columnUnit);
    pen.mark(keyRow, column, key);
    if (help !== undefined) pen.comment(labelRow, column, help);
  }
}

interface PlacedGroups {
  readonly block: { readonly columns: readonly TableColumn[] };
  readonly groupRow: number | undefined;
}

/**
 * One merged cell above the columns of each group, or one on each page if a group continues on a further page.
 *
 * @param pageStarts - Columns at which a further page begins.
 */
export function writeGroups(
  pen: SheetPen,
  row: number,
  columns: readonly TableColumn[],
  pageStarts: readonly number[] = [],
): void {
  let start = 0;
  const texts: WrappedText[] = [];
  for (let index = 1; index <= columns.length; index++) {
    const group = columns[start]?.group;
    const isOnSamePage = !pageStarts.includes(FIRST_COLUMN + index);
    if (index < columns.length && columns[index]?.group === group && isOnSamePage) continue;
    if (group !== undefined) {
      const left = FIRST_COLUMN + start;
      pen.put(row, left, group, STYLES.columnGroup);
      pen.merge({ top: row, left, bottom: row, right: FIRST_COLUMN + index - 1 });
      const width = columns.slice(start, index).reduce((sum, column) => sum + column.width, 0);
      texts.push({ text: group, width });
    }
    start = index;
  }
  pen.makeRoom(row, texts);
}

/** Writes the groups again where a page begins inside a group, because columns without the name of their group mislead. */
export function repeatGroupsOnPages(
  pen: SheetPen,
  { block: { columns }, groupRow }: PlacedGroups,
  pageStarts: readonly number[],
): void {
  if (groupRow === undefined || pageStarts.length === 0) return;
  pen.unmerge({ top: groupRow, left: FIRST_COLUMN, bottom: groupRow, right: FIRST_COLUMN + columns.length - 1 });
  writeGroups(pen, groupRow, columns, pageStarts);
}

function bodyStyle(table: TableBlock, column: TableColumn, looks: CellLooks): ReturnType<typeof inputStyle> {
  const { content } = column;
  switch (content.kind) {
    case "rowNumber":
      return STYLES.rowNumber;
    case "input":
    case "entry":
    case "savings":
    case "cell":
      return looks.ofInputColumn(table, column, inputFormat(content.value));
    case "measureNumber":
      return looks.ofInputColumn(table, column, inputFormat(TEXT));
    case "measureEcho":
    case "inputPlace":
      return figureStyle(figureFormat("text"));
    case "figure":
      return looks.ofFigureColumn(table, column, figureFormat(content.look));
    default:
      return content satisfies never;
  }
}

function totalFormat(content: ColumnContent): string {
  if (content.kind === "figure") return figureFormat(content.look);
  return "value" in content ? inputFormat(content.value) : figureFormat("text");
}

function writeClosingRow(
  pen: SheetPen,
  { block, closingRow }: PlacedTable,
  content: FilledContent,
  looks: CellLooks,
): void {
  const { calculation, formulas } = content;
  pen.mark(closingRow, MARK_COLUMN, CLOSING_MARK);
  for (const [offset, column] of block.columns.entries()) {
    const total = totalValue(block, column, content);
    const cell = { sheet: pen.worksheet.name, row: closingRow, column: FIRST_COLUMN + offset };
    const formula = totalFormula(formulas, block, column, cell);
    pen.putFigure(
      closingRow,
      cell.column,
      { value: offset === 0 ? block.closing : total, formula, isKnown: calculation !== undefined },
      looks.ofClosingCell(block, column, totalFormat(column.content)),
    );
  }
}

function writeValidations(pen: SheetPen, { block, firstBodyRow, closingRow }: PlacedTable, looks: CellLooks): void {
  if (closingRow === firstBodyRow) return;
  for (const [offset, { content }] of block.columns.entries()) {
    const column = FIRST_COLUMN + offset;
    const area = { top: firstBodyRow, left: column, bottom: closingRow - 1, right: column };
    if (content.kind === "measureNumber") pen.validate(area, measureNumberValidation());
    else if ("value" in content) pen.validate(area, inputValidation(content.value));
    else if (content.kind === "figure" && looks.isSupplied(block)) pen.validate(area, figureValidation(content.look));
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
