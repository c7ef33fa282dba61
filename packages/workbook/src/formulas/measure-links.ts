import { WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import { type Area, areaText, type Cell, cellText } from "./cell.js";
import type { Layout, TablePlace } from "./layout.js";
import { atom, call, compare, either, type FormulaText, NOTHING, number, quoted } from "./text.js";
import type { WorkingFormula, Workings } from "./workings.js";

/** Tables with one row per measure: the first creates the measures, the others refer to them by number. */
export const MEASURES = "measures";
const PARTS = ["measureSavings", "measureGhg"];
const MARK_COLUMN = 1;
const NUMBER_KEY = "ecmNumber";

/**
 * Finds the rows of one measure on different sheets. Each row of the other tables selects its measure as the reader
 * does: by the number, or by the hidden key if the number is blank or not unique.
 */
export class MeasureLinks {
  readonly #layout: Layout;
  readonly #workings: Workings;
  readonly count: number;
  readonly #formulas: Map<string, WorkingFormula> = new Map<string, WorkingFormula>();

  constructor(layout: Layout, workings: Workings) {
    this.#layout = layout;
    this.#workings = workings;
    const measures = layout.table(MEASURES);
    this.count = measures === undefined ? 0 : measures.lastRow - measures.firstRow + 1;
    if (measures !== undefined) this.#write(measures);
  }

  /** The measure of a table row: its position among the measures, or empty text. */
  measureOfRow(table: string, row: number): Cell {
    const label = `No. of the measure in the row of ${this.#sheetOf(table)}`;
    return this.#workings.measureCell(`measureOf.${table}`, label, row);
  }

  /** The table row of a measure: its position, or empty text. */
  rowOfMeasure(table: string, measure: number): Cell {
    const label = `Row with the measure of ${this.#sheetOf(table)}`;
    return this.#workings.measureCell(`rowIn.${table}`, label, measure);
  }

  #sheetOf(table: string): string {
    return this.#layout.table(table)?.sheet ?? "";
  }

  /** The position of a measure among the measures, which changes when rows are inserted. */
  position(measure: number): Cell {
    return this.#workings.measureCell("position", `No. of the measure on ${this.#sheetOf(MEASURES)}`, measure);
  }

  /** Sets the formula of a cell of the hidden sheet, unless it has a formula. */
  define(cell: Cell, formula: () => string): void {
    const key = `${cell.row},${cell.column}`;
    if (!this.#formulas.has(key)) this.#formulas.set(key, { cell, formula: formula() });
  }

  /** Cells of the hidden sheet that find rows. */
  formulas(): readonly WorkingFormula[] {
    return [...this.#formulas.values()];
  }

  /** A column of the sheet over all measures. */
  areaOf(cellOf: (measure: number) => Cell): Area {
    const { sheet, row, column } = cellOf(1);
    return { sheet, top: row, left: column, bottom: row + this.count - 1, right: column };
  }

  #write(measures: TablePlace): void {
    const tables = PARTS.flatMap((id) => this.#layout.table(id) ?? []);
    for (let measure = 1; measure <= this.count && tables.length > 0; measure++) {
      this.define(this.position(measure), () => positionText(measures, measure));
      for (const table of tables) {
        const { id } = table;
        this.define(this.measureOfRow(id, measure), () => measureText(measures, table, measure).text);
        const found = call(
          "MATCH",
          atom(cellText(this.position(measure), WORKINGS_SHEET)),
          atom(
            areaText(
              this.areaOf((row) => this.measureOfRow(id, row)),
              WORKINGS_SHEET,
              true,
            ),
          ),
          number(0),
        );
        this.define(this.rowOfMeasure(id, measure), () => call("IFERROR", found, NOTHING).text);
      }
    }
  }
}

const cellIn = ({ sheet, firstRow }: TablePlace, column: number, row: number): Cell => ({
  sheet,
  row: firstRow + row - 1,
  column,
});

function positionText(measures: TablePlace, measure: number): string {
  const column = measures.columns.get(NUMBER_KEY) ?? MARK_COLUMN;
  const { sheet, firstRow } = measures;
  const first = areaText({ sheet, top: firstRow, left: column, bottom: firstRow, right: column }, WORKINGS_SHEET, true);
  return `ROW(${cellText(cellIn(measures, column, measure), WORKINGS_SHEET)})-ROW(${first})+1`;
}

function measureText(measures: TablePlace, table: TablePlace, row: number): FormulaText {
  const text = (place: TablePlace, column: number) => atom(cellText(cellIn(place, column, row), WORKINGS_SHEET));
  const area = (column: number) =>
    atom(
      areaText(
        { sheet: measures.sheet, top: measures.firstRow, left: column, bottom: measures.lastRow, right: column },
        WORKINGS_SHEET,
        true,
      ),
    );
  const ecmNumber = text(table, table.columns.get(NUMBER_KEY) ?? MARK_COLUMN);
  const numbers = area(measures.columns.get(NUMBER_KEY) ?? MARK_COLUMN);
  const mark = text(table, MARK_COLUMN);
  const isNamed = compare(ecmNumber, "<>", NOTHING);
  // SUMPRODUCT compares the exact text of each cell; COUNTIF would interpret ">5" as a condition.
  const isOnly = compare(atom(`SUMPRODUCT(--(${numbers.text}=${ecmNumber.text}))`), "=", number(1));
  const byMark = call("IFERROR", call("MATCH", mark, area(MARK_COLUMN), number(0)), NOTHING);
  return either(
    call("AND", isNamed, isOnly),
    exactMatch(ecmNumber, numbers),
    either(compare(mark, "=", NOTHING), NOTHING, byMark),
  );
}

/**
 * Position of a value among other values. Spreadsheet programs interpret `*`, `?`, and `
 * ` in a `MATCH` text as a pattern, so these characters are escaped. The second `MATCH` is for programs without
 * patterns.
 */
function exactMatch(value: FormulaText, values: FormulaText): FormulaText {
  const escaped = ["~", "*", "?"].reduce(
    (text, sign) => call("SUBSTITUTE", text, quoted(sign), quoted(`~${sign}`)),
    value,
  );
  const found = call("MATCH", either(call("ISTEXT", value), escaped, value), values, number(0));
  return call("IFERROR", found, call("MATCH", value, values, number(0)));
}
