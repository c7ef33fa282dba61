import { isBlank } from "../intake/cell-reader.js";
import type { LocatedTable } from "../intake/located-template.js";
import { MARK_COLUMN } from "../intake/mark-index.js";
import { TEMPLATE_KIND_NAME, TEMPLATE_VERSION_NAME } from "../templates/defined-names.js";
import { CHECKS_SHEET, HIDDEN_SHEETS } from "../templates/hidden-sheets.js";
import { looseText } from "../templates/option-lists.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";

/** A filled cell that is not part of the template. */
export interface LeftoverCell {
  readonly sheet: FlatSheet;
  readonly cell: FlatCell;
  /** The table that contains the cell, in a column that the template does not have. */
  readonly table: LocatedTable | undefined;
  /** The text beside or above it. */
  readonly label: string | undefined;
}

export interface TemplateCells {
  /** The sheets of the template, by the names they have in the workbook. */
  readonly sheets: ReadonlySet<string>;
  /** Sheets of the template that contain only texts. */
  readonly proseSheets: ReadonlySet<string>;
  readonly tables: readonly LocatedTable[];
  /** Cells of inputs and figures, `Summary!C5`. */
  readonly values: ReadonlySet<string>;
  /** All texts of the template, normalized by {@link looseText}. */
  readonly texts: ReadonlySet<string>;
}

/** Title of a sheet and its purpose. */
const TITLE_ROWS = 2;
/** Title, purpose, and note of a sheet. */
const NOTE_ROWS = 3;
/** A note without a target has a link to nothing. */
const NOTE_FORMULA = 'HYPERLINK("",';
/** Rows of a table's header above its row of keys. */
const HEAD_ROWS = 5;

/** Cells that people filled beside, below, or between the cells of the template, on its sheets. */
export function leftoverCells(workbook: FlatWorkbook, template: TemplateCells): readonly LeftoverCell[] {
  return workbook.sheets
    .filter(({ name }) => template.sheets.has(name) && !HIDDEN_SHEETS.includes(name))
    .flatMap((sheet) => leftoversOf(sheet, workbook, template));
}

function leftoversOf(sheet: FlatSheet, workbook: FlatWorkbook, template: TemplateCells): readonly LeftoverCell[] {
  const tables = template.tables.filter((table) => table.sheet === sheet);
  const isProse = template.proseSheets.has(sheet.name);
  const isValue = ({ address }: FlatCell): boolean => template.values.has(`${sheet.name}!${address}`);
  const strangers = [...sheet.cells()].filter(
    (cell) =>
      cell.column !== MARK_COLUMN &&
      !isBlank(cell) &&
      !isValue(cell) &&
      !tables.some((table) => isPartOfTable(cell, table) || isHead(cell, table)) &&
      !isTemplateText(cell, isProse, template.texts) &&
      !isIdentity(cell, sheet, workbook),
  );
  const asLabels = new Set(strangers.filter((cell) => isLabel(cell, sheet, tables, isValue, strangers)));
  return strangers
    .filter((cell) => !asLabels.has(cell))
    .map((cell) => {
      const table = tables.find(({ keyRow, closingRow }) => cell.row >= keyRow && cell.row <= closingRow);
      const label = (table && headOf(cell, sheet, table)) ?? textBefore(cell, sheet);
      return { sheet, cell, table, label };
    });
}

/** Cells in the columns of a table belong to the table: its inputs, figures, numbers, and totals. */
function isPartOfTable({ row, column }: FlatCell, table: LocatedTable): boolean {
  const { keyRow, closingRow, columnAt, columns } = table;
  if (row === keyRow) return true;
  if (row < keyRow || row > closingRow) return false;
  const known = columnAt.get(column);
  if (known === undefined || row < closingRow) return known !== undefined;
  // The closing row holds its title and totals.
  return column === columns[0]?.at || known.totalFigure !== undefined;
}

/** Header texts above the columns of a table. */
function isHead({ type, row, column }: FlatCell, { keyRow, columnAt }: LocatedTable): boolean {
  return type === "text" && row < keyRow && row >= keyRow - HEAD_ROWS && columnAt.has(column);
}

function isTemplateText(cell: FlatCell, isProse: boolean, texts: ReadonlySet<string>): boolean {
  // The checks panel, and the notes above the tables.
  if (cell.formula?.includes(`${CHECKS_SHEET}!`) === true) return true;
  if (cell.formula?.startsWith(NOTE_FORMULA) === true && cell.row <= NOTE_ROWS) return true;
  if (cell.type !== "text") return false;
  return isProse || cell.row <= TITLE_ROWS || texts.has(looseText(cell.value));
}

function isIdentity({ row, column }: FlatCell, sheet: FlatSheet, workbook: FlatWorkbook): boolean {
  return [TEMPLATE_KIND_NAME, TEMPLATE_VERSION_NAME].some((name) => {
    const target = workbook.definedName(name)?.target;
    return target?.sheet === sheet.name && target.range.top === row && target.range.left === column;
  });
}

/** A text that only labels another cell: the cell on its right, the column below, or the field of its row's mark. */
function isLabel(
  cell: FlatCell,
  sheet: FlatSheet,
  tables: readonly LocatedTable[],
  isValue: (cell: FlatCell) => boolean,
  strangers: readonly FlatCell[],
): boolean {
  if (cell.type !== "text") return false;
  const table = tables.find(({ keyRow, closingRow }) => cell.row >= keyRow - HEAD_ROWS && cell.row <= closingRow);
  if (table !== undefined && cell.row >= table.keyRow) return false;
  if (table !== undefined && strangers.some(({ row, column }) => column === cell.column && row > table.keyRow))
    return true;
  const filled = sheet.cellsOfRow(cell.row).filter((one) => !isBlank(one));
  const right = filled.find(({ column }) => column > cell.column);
  if (right === undefined) {
    const isAfterValue = filled.some((one) => one.column < cell.column && isValue(one));
    return !isAfterValue && !isBlank(sheet.cellAt(cell.row, MARK_COLUMN));
  }
  return isValue(right) || (right.type !== "text" && strangers.some(({ address }) => address === right.address));
}

function headOf({ column }: FlatCell, sheet: FlatSheet, { keyRow }: LocatedTable): string | undefined {
  for (let row = keyRow - HEAD_ROWS; row < keyRow; row++) {
    const text = sheet.cellAt(row, column);
    if (text?.type === "text" && !isBlank(text)) return text.value.trim();
  }
  return undefined;
}

function textBefore({ row, column }: FlatCell, sheet: FlatSheet): string | undefined {
  const before = sheet
    .cellsOfRow(row)
    .filter((one) => one.column > MARK_COLUMN && one.column < column && one.type === "text" && !isBlank(one));
  return before.at(-1)?.value.trim();
}
