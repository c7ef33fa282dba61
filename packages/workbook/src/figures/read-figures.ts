import { calendarDate, type FigureDefinition, type FigureValue, figureDefinition, type Project } from "@epb/engine";
import { CellReader, cellIn, isBlank } from "../map/cell-reader.js";
import type { LocatedTable, LocatedTemplate } from "../map/located-template.js";
import type { PlaceIndex } from "../map/place-index.js";
import { plainInput } from "../map/plain-input.js";
import { formatAddress } from "../read/cell-address.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../read/flat-workbook.js";
import type { FigureCell, FigureContent, FigureReading } from "./figure-cell.js";
import { figureInput } from "./figure-input.js";
import { type FigureRow, figureRows } from "./figure-rows.js";
import { itemKeys } from "./item-keys.js";
import { locateFigures } from "./locate-figures.js";

/** What a figure's cell is known by before it is read. */
type FigurePlace = Pick<FigureCell, "path" | "definition" | "field" | "item" | "column">;

type Writable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** Reads the cells of calculated values, of the sheets that were read. */
export function readFigures(
  workbook: FlatWorkbook,
  located: LocatedTemplate,
  places: PlaceIndex,
  project: Project,
): FigureReading {
  const { figureCells } = located.manifest;
  const reader = new FigureCells(workbook.date1904, figureCells === "supplied");
  const measureName = measureNames(project);
  for (const { fields, tables } of locateFigures(located, workbook)) {
    for (const { field, sheet, row, column } of fields) {
      const figure = { path: field.figure, definition: figureDefinition(field.figure), field: field.label };
      reader.add(figure, sheet, row, column, sheet.cellAt(row, column));
    }
    for (const table of tables) addTable(table, figureRows(table, places, measureName), reader);
  }
  return { figureCells, cells: reader.cells, findings: reader.findings };
}

function addTable(
  { table, sheet, columns, closingRow }: LocatedTable,
  rows: readonly FigureRow[],
  to: FigureCells,
): void {
  const keys = itemKeys(table.figures?.list ?? "");
  for (const { column, at } of columns) {
    const { content } = column;
    const name = `${sheet.name}/${table.id}/${column.key}`;
    const heading = column.group === undefined ? column.label : `${column.group}, ${column.label}`;
    const [first] = rows;
    if (first !== undefined && content.kind === "figure" && !keys.includes(content.figure)) {
      const definition = figureDefinition(`${first.item}.${content.figure}`);
      for (const { row, cells, item, words } of rows) {
        const path = `${item}.${content.figure}`;
        const figure = { path, definition, field: `${words}: ${heading}`, item, column: name };
        to.add(figure, sheet, row, at, cellIn(cells, at));
      }
    }
    if (column.totalFigure !== undefined) {
      const definition = figureDefinition(column.totalFigure);
      const figure = { path: column.totalFigure, definition, field: `${table.closing}: ${heading}` };
      to.add(figure, sheet, closingRow, at, sheet.cellAt(closingRow, at));
    }
  }
}

const measureNames = (project: Project): ((measurePath: string) => string) => {
  const numbers = new Map(project.data.ecms?.map(({ uuid, ecmNumber }) => [uuid, ecmNumber]));
  return (path) => {
    const uuid = /^\w+\[uuid=(.*)\]$/s.exec(path)?.[1] ?? "";
    return `Measure ${numbers.get(uuid) ?? uuid}`;
  };
};

class FigureCells {
  readonly cells: FigureCell[] = [];
  readonly #reader: CellReader;
  readonly #date1904: boolean;
  readonly #areSupplied: boolean;

  constructor(date1904: boolean, areSupplied: boolean) {
    this.#reader = new CellReader(date1904);
    this.#date1904 = date1904;
    this.#areSupplied = areSupplied;
  }

  get findings(): FigureReading["findings"] {
    return this.#reader.findings;
  }

  add(figure: FigurePlace, sheet: FlatSheet, row: number, column: number, cell: FlatCell | undefined): void {
    const { path, definition, field, item, column: name } = figure;
    // Thousands of cells: an object that is written out is made several times as fast as one that is spread.
    const read: Writable<FigureCell> = {
      path,
      definition,
      field,
      place: { sheet: sheet.name, address: formatAddress(row, column) },
      hasFormula: cell !== undefined && (cell.hasCachedValue || cell.type === "blank-formula"),
      content: this.#content(definition, sheet, cell, field),
    };
    if (item !== undefined) read.item = item;
    if (name !== undefined) read.column = name;
    this.cells.push(read);
  }

  #content(definition: FigureDefinition, sheet: FlatSheet, cell: FlatCell | undefined, field: string): FigureContent {
    if (cell === undefined || isBlank(cell)) return { kind: "blank" };
    const value = this.#value(definition, sheet, cell, field);
    if (value !== undefined) return { kind: "figure", value };
    if (cell.type === "blank-formula") return { kind: "withoutValue" };
    return { kind: cell.type === "error" ? "error" : "other", text: cell.value };
  }

  /** Supplied values are read with all that is said about inputs; what a workbook calculated is taken or left. */
  #value(definition: FigureDefinition, sheet: FlatSheet, cell: FlatCell, field: string): FigureValue | undefined {
    const input = figureInput(definition);
    const value = this.#areSupplied
      ? this.#reader.read(sheet, cell, input, () => field)
      : plainInput(cell, input, this.#date1904);
    return typeof value === "string" ? calendarDate(value) : value;
  }
}
