import { type FigureValue, isSurelyClose } from "@epb/engine";
import { laterDaySerial } from "../../xlsx/date-serial.js";
import type { FlatSheet } from "../../xlsx/flat-workbook.js";
import type { FigureCell } from "./figure-cell.js";
import type { FigureRow } from "./figure-rows.js";
import { type FigureCellReader, ReadFigureCell } from "./read-figure-cell.js";
import type { TemplateFigure } from "./template-figure.js";

/** What the cells of a series have in common. */
export interface SeriesPlace {
  readonly figure: TemplateFigure;
  readonly sheet: FlatSheet;
  readonly column: number;
  /** The same for every series of a table. */
  readonly rows: readonly FigureRow[];
  /** Friendly name of a cell, as printed beside it, or beside and above it. */
  readonly fieldOf: (key: string) => string;
  /** The same for all cells of one column of a table; absent for a figure by itself. */
  readonly columnName?: string;
}

/**
 * The cells of one figure: a column of a table, or one cell. There are thousands in a workbook, and most say what was
 * calculated: a cell is read, and its place and name worked out, when somebody asks for it.
 */
export class FigureSeries {
  readonly place: SeriesPlace;
  readonly #reader: FigureCellReader;
  readonly #cells: Map<FigureRow, FigureCell> = new Map<FigureRow, FigureCell>();

  constructor(place: SeriesPlace, reader: FigureCellReader) {
    this.place = place;
    this.#reader = reader;
  }

  /**
   * Whether a look at the number in a cell tells that it is close to a value of the figure; where it does not, the cell
   * has to be read.
   */
  surelyShows(value: FigureValue, { row }: FigureRow): boolean {
    const { sheet, column, figure } = this.place;
    const number = sheet.numberAt(row, column);
    return typeof value === "string"
      ? number === laterDaySerial(value, this.#reader.date1904)
      : isSurelyClose(number, value, figure.definition.quantity);
  }

  cellIn(row: FigureRow): FigureCell {
    let cell = this.#cells.get(row);
    if (cell === undefined) {
      cell = new ReadFigureCell(this.place, row, this.#reader);
      this.#cells.set(row, cell);
    }
    return cell;
  }

  cells(): readonly FigureCell[] {
    return this.place.rows.map((row) => this.cellIn(row));
  }
}
