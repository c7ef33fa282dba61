import exceljs, { type Worksheet } from "exceljs";
import { STYLES } from "./cell-styles.js";
import { packOutput } from "./finished-parts.js";
import { figureFormat } from "./number-formats.js";
import { packByExceljs } from "./pack-by-exceljs.js";
import { setUpPrinting } from "./set-up-printing.js";

/** A table as plain data: results of other programs about projects. */
export interface PlainTable {
  readonly title: string;
  readonly columns: readonly PlainColumn[];
  readonly opening?: PlainRow;
  /** Decimals are texts of digits. */
  readonly rows: readonly PlainRow[];
  readonly totals?: PlainRow;
  readonly closing?: readonly PlainRow[];
  readonly note?: string;
}

interface PlainColumn {
  readonly label: string;
  readonly group?: string;
  /** `text`, or the unit of a figure: `dollars`, `count`, `date`. */
  readonly quantity: string;
}

type PlainRow = readonly PlainCell[];

type PlainCell = PlainValue | NumberCell;
type PlainValue = string | number | boolean | null;

/** A number with its own quantity, in a column with several. */
interface NumberCell {
  /** Digits. */
  readonly text: string;
  readonly quantity: string;
}

/** Equal input gives equal bytes, so the file has a constant date. */
const TABLES_DATE = new Date("2024-01-01T00:00:00Z");
const LONGEST_SHEET_NAME = 31;
const NARROWEST_COLUMN = 12;
const WIDEST_COLUMN = 40;

/**
 * A workbook with a sheet for each table, for reading and further work. Texts stay texts: no cell is a formula.
 *
 * @param kind - Kind of the output, by which epb recognizes the workbook as its own output.
 */
export async function writeTables(
  title: string,
  tables: readonly PlainTable[],
  kind: `epb-${string}` = "epb-tables",
): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook();
  Object.assign(workbook, {
    creator: "epb",
    lastModifiedBy: "epb",
    created: TABLES_DATE,
    modified: TABLES_DATE,
    title,
    language: "en-US",
  });
  const names = new Set<string>();
  for (const table of tables) writeTable(workbook.addWorksheet(sheetName(table.title, names)), table, title);
  if (tables.length === 0) workbook.addWorksheet("Empty");
  return packOutput(await packByExceljs(workbook), kind);
}

function writeTable(sheet: Worksheet, table: PlainTable, title: string): void {
  const { columns, opening, rows, totals, closing = [], note } = table;
  sheet.addRow([table.title]).getCell(1).style = STYLES.sheetTitle;
  if (note !== undefined) sheet.addRow([note]).getCell(1).style = STYLES.purpose;
  const header = sheet.addRow(columns.map(({ label, group }) => (group === undefined ? label : `${group}: ${label}`)));
  header.eachCell((cell) => {
    cell.style = STYLES.columnLabel;
  });
  sheet.views = [{ state: "frozen", ySplit: header.number }];
  const body = [
    ...(opening === undefined ? [] : [opening]),
    ...rows,
    ...(totals === undefined ? [] : [totals]),
    ...closing,
  ];
  const widths = columns.map(({ label }, index) => columnWidth([label, ...body.map((row) => row[index])]));
  for (const row of body) {
    const cells = row.map((cell, index) => withQuantity(cell, columns[index]));
    const added = sheet.addRow(cells.map(({ value }) => value));
    for (const [index, { quantity }] of cells.entries()) {
      added.getCell(index + 1).numFmt = NUMBER_FORMATS[quantity] ?? figureFormat("quantity");
    }
  }
  for (const [index, width] of widths.entries()) sheet.getColumn(index + 1).width = width;
  const titleRows = { first: header.number, last: header.number };
  setUpPrinting(sheet, {
    firstColumn: 1,
    widths,
    lastRow: sheet.rowCount,
    titleRows,
    title: "Tables",
    projectName: title,
  });
}

const NUMBER_FORMATS: Readonly<Record<string, string>> = {
  text: figureFormat("text"),
  date: figureFormat("text"),
  yesNo: figureFormat("yesNo"),
  dollars: figureFormat("dollars"),
  dollarsPerYear: figureFormat("dollars"),
  dollarsPerKwh: figureFormat("dollarsPerKwh"),
  fraction: figureFormat("percent"),
  years: figureFormat("yearsWithTenths"),
  count: figureFormat("wholeNumber"),
  factor: figureFormat("factor"),
};

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A spreadsheet's number has 15 digits; the text of a decimal is truncated to them. */
function withQuantity(
  cell: PlainCell | undefined = null,
  { quantity }: Pick<PlainColumn, "quantity"> = { quantity: "text" },
): { readonly value: PlainValue; readonly quantity: string } {
  if (typeof cell === "object" && cell !== null) return { value: Number(cell.text), quantity: cell.quantity };
  const isText = quantity === "text" || quantity === "date";
  return { value: typeof cell === "string" && !isText && NUMBER.test(cell) ? Number(cell) : cell, quantity };
}

/** Width for the longest text of a column, in characters. */
function columnWidth(cells: readonly (PlainCell | undefined)[]): number {
  let longest = NARROWEST_COLUMN;
  for (const cell of cells)
    if (typeof cell === "string" && !NUMBER.test(cell)) longest = Math.max(longest, cell.length);
  return Math.min(longest, WIDEST_COLUMN);
}

/** Names of sheets are short, without special characters, and unique. */
function sheetName(title: string, taken: Set<string>): string {
  const base =
    title
      .replace(/[\\/?*[\]:]/g, " ")
      .replace(/^'|'$/g, "")
      .slice(0, LONGEST_SHEET_NAME)
      .trim() || "Table";
  let name = base;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    const ending = ` ${number}`;
    name = base.slice(0, LONGEST_SHEET_NAME - ending.length) + ending;
  }
  taken.add(name.toLowerCase());
  return name;
}
