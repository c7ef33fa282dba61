import { type FigureValue, isSurelyClose } from "@epb/engine";
import { laterDaySerial } from "../../xlsx/date-serial.js";
import type { FlatSheet } from "../../xlsx/flat-workbook.js";
import type { FigureCell } from "./figure-cell.js";
import type { FigureRow } from "./figure-rows.js";
import { type FigureCellReader, ReadFigureCell } from "./read-figure-cell.js";
import type { TemplateFigure } from "./template-figure.js";

/** Common properties of the cells of a series. */
export interface SeriesPlace {
  readonly figure: TemplateFigure;
  readonly sheet: FlatSheet;
  readonly column: number;
  /** Rows with the item of each cell; shared by every series of a table. */
  readonly rows: readonly FigureRow[];
  /** Friendly name of a cell, as printed beside it, or beside and above it. */
  readonly fieldOf: (key: string) => string;
  /** Common name of all cells of one column of a table; absent for a single figure. */
  readonly columnName?: string;
}

/**
 * The cells of one figure: a column of a table, or one cell. A workbook has thousands, and most show the calculated
 * value, so a cell is read, located, and named only on access.
 */
export class FigureSeries {
  readonly place: SeriesPlace;
  readonly #reader: FigureCellReader;
  readonly #cells: Map<FigureRow, FigureCell> = new Map<FigureRow, FigureCell>();

  constructor(place: SeriesPlace, reader: FigureCellReader) {
    this.place = place;
    this.#reader = reader;
  }

  /** True if the number in a cell is close to a value of the figure; if false, the cell has to be read. */
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
