import { calendarDate, type FigureDefinition, type FigureValue } from "@epb/engine";
import { isWithheld } from "@epb/engine/report";
import type { CellFinding } from "../../findings/cell-finding.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import { type FlatCell, placeOfAddress } from "../../xlsx/flat-workbook.js";
import { CellReader, isBlank, isUnreadable } from "../cell-reader.js";
import { plainInput } from "../plain-input.js";
import type { FigureCell, FigureContent } from "./figure-cell.js";
import { figureInput } from "./figure-input.js";
import type { FigureRow } from "./figure-rows.js";
import type { SeriesPlace } from "./figure-series.js";
import { hasFormula } from "./has-formula.js";
import { itemPath } from "./item-keys.js";

export class FigureCellReader {
  readonly date1904: boolean;
  readonly #reader: CellReader;
  readonly #areSupplied: boolean;

  constructor(date1904: boolean, areSupplied: boolean) {
    this.#reader = new CellReader(date1904);
    this.date1904 = date1904;
    this.#areSupplied = areSupplied;
  }

  /** Cell findings about supplied values, so far. */
  get findings(): readonly CellFinding[] {
    return this.#reader.findings;
  }

  content(place: SeriesPlace, cell: FlatCell | undefined, field: () => string): FigureContent {
    if (cell === undefined || isBlank(cell)) return { kind: "blank" };
    // The dash of a withheld figure (0083) is not a value to compare.
    if (hasFormula(cell) && isWithheld(cell.value)) return { kind: "blank" };
    const value = this.#value(place, cell, field);
    if (value !== undefined) return { kind: "figure", value };
    if (cell.type === "blank-formula") return { kind: "withoutValue" };
    return { kind: cell.type === "error" ? "error" : "other", text: cell.value };
  }

  /** Supplied values are read with all checks of inputs; calculated values are read without findings. */
  #value({ figure, sheet }: SeriesPlace, cell: FlatCell, field: () => string): FigureValue | undefined {
    const input = figureInput(figure.definition);
    const value = this.#areSupplied
      ? this.#reader.read(sheet, cell, input, field)
      : plainInput(cell, input, this.date1904);
    if (isUnreadable(value)) return undefined;
    return typeof value === "string" ? calendarDate(value) : value;
  }
}

/** A cell of a series, read in the constructor. */
export class ReadFigureCell implements FigureCell {
  readonly hasFormula: boolean;
  readonly content: FigureContent;
  readonly #place: SeriesPlace;
  readonly #row: FigureRow;

  constructor(place: SeriesPlace, row: FigureRow, reader: FigureCellReader) {
    const cell = place.sheet.cellAt(row.row, place.column);
    this.#place = place;
    this.#row = row;
    this.hasFormula = hasFormula(cell);
    this.content = reader.content(place, cell, () => this.field);
  }

  get path(): string {
    const { item } = this;
    const { member } = this.#place.figure;
    return item === undefined ? member : `${item}.${member}`;
  }

  get definition(): FigureDefinition {
    return this.#place.figure.definition;
  }

  get item(): string | undefined {
    const { list } = this.#place.figure;
    return list === undefined ? undefined : itemPath(list, this.#row.key);
  }

  get place(): FigureCell["place"] {
    const { sheet, column } = this.#place;
    const address = formatAddress(this.#row.row, column);
    // Without a cell of the form, the figure is blank and has no finding.
    return placeOfAddress(sheet, address) ?? { sheet: sheet.name, address };
  }

  get field(): string {
    return this.#place.fieldOf(this.#row.key);
  }

  get column(): string | undefined {
    return this.#place.columnName;
  }
}
