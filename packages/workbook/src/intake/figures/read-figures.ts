import type { Project } from "@epb/engine";
import type { CellFinding } from "../../findings/cell-finding.js";
import { isOfAnotherList } from "../../templates/figure-views.js";
import { WORKINGS_SHEET } from "../../templates/hidden-sheets.js";
import type { FlatSheet, FlatWorkbook } from "../../xlsx/flat-workbook.js";
import type { LocatedTable, LocatedTemplate } from "../located-template.js";
import type { PlaceIndex } from "../place-index.js";
import type { FigureCell, FigureReading } from "./figure-cell.js";
import { type FigureRow, figureRows, itemNames } from "./figure-rows.js";
import { FigureSeries, type SeriesPlace } from "./figure-series.js";
import { itemKeys } from "./item-keys.js";
import { locateFigures } from "./locate-figures.js";
import { FigureCellReader } from "./read-figure-cell.js";
import { templateFigure } from "./template-figure.js";

/** Finds the cells of calculated values on the sheets that were read. */
export function readFigures(
  workbook: FlatWorkbook,
  located: LocatedTemplate,
  places: PlaceIndex,
  project: Project,
): FigureReading {
  const { figureCells } = located.manifest;
  const areSupplied = figureCells === "supplied";
  const reader = new FigureCellReader(workbook.date1904, areSupplied);
  const series = seriesOf(workbook, located, places, project).map((place) => new FigureSeries(place, reader));
  // Our writer adds this sheet only with formulas.
  const hasFormulas = workbook.sheet(WORKINGS_SHEET) !== undefined;
  const reading = new StoredFigures(figureCells, hasFormulas, series, reader.findings);
  // Findings about supplied values are complete only after all cells are read.
  if (areSupplied) reading.readCells();
  return reading;
}

class StoredFigures implements FigureReading {
  declare readonly cells: readonly FigureCell[];
  readonly figureCells: FigureReading["figureCells"];
  readonly hasFormulas: boolean;
  readonly series: readonly FigureSeries[];
  readonly findings: readonly CellFinding[];
  #cells: readonly FigureCell[] | undefined;

  /**
   * An enumerable member, so that copies of the object include it. All instances share one getter, for the same reason
   * as in a loan schedule.
   */
  static readonly #CELLS: PropertyDescriptor & ThisType<StoredFigures> = {
    enumerable: true,
    get() {
      return this.readCells();
    },
  };

  constructor(
    figureCells: FigureReading["figureCells"],
    hasFormulas: boolean,
    series: readonly FigureSeries[],
    findings: readonly CellFinding[],
  ) {
    this.figureCells = figureCells;
    this.hasFormulas = hasFormulas;
    this.series = series;
    this.findings = findings;
    Object.defineProperty(this, "cells", StoredFigures.#CELLS);
  }

  readCells(): readonly FigureCell[] {
    this.#cells ??= this.series.flatMap((one) => one.cells());
    return this.#cells;
  }
}

function seriesOf(
  workbook: FlatWorkbook,
  located: LocatedTemplate,
  places: PlaceIndex,
  project: Project,
): SeriesPlace[] {
  const series: SeriesPlace[] = [];
  // After the figures' own cells, because a figure with several cells is found in the first.
  const repeated: SeriesPlace[] = [];
  for (const { fields, tables } of locateFigures(located, workbook)) {
    for (const { field, sheet, row, column } of fields) {
      const to = field.isRepeated === true ? repeated : series;
      to.push(singleFigure(field.figure, sheet, row, column, field.label));
    }
    for (const table of tables) addTable(table, places, project, { own: series, repeated });
  }
  return [...series, ...repeated];
}

interface SeriesLists {
  readonly own: SeriesPlace[];
  readonly repeated: SeriesPlace[];
}

function addTable(located: LocatedTable, places: PlaceIndex, project: Project, lists: SeriesLists): void {
  const { table, sheet, columns, closingRow } = located;
  const rowsOfLists = new Map<string, readonly FigureRow[]>();
  const rowsOf = (list: string): readonly FigureRow[] => {
    const rows = rowsOfLists.get(list) ?? figureRows(located, list, places);
    rowsOfLists.set(list, rows);
    return rows;
  };
  for (const { column, at } of columns) {
    const { content } = column;
    const isRepeated = table.isRepeated === true || isOfAnotherList(column);
    const to = isRepeated ? lists.repeated : lists.own;
    const heading = column.group === undefined ? column.label : `${column.group}, ${column.label}`;
    const list = (content.kind === "figure" ? content.list : undefined) ?? table.figures?.list ?? "";
    const rows = content.kind === "figure" && list !== "" ? rowsOf(list) : [];
    if (rows.length > 0 && content.kind === "figure" && !itemKeys(list).includes(content.figure)) {
      const nameOf = itemNames(list, project);
      to.push({
        figure: templateFigure(list, content.figure),
        sheet,
        column: at,
        rows,
        fieldOf: (key) => `${nameOf(key)}: ${heading}`,
        columnName: `${sheet.name}/${table.id}/${column.key}`,
      });
    }
    if (column.totalFigure !== undefined) {
      to.push(singleFigure(column.totalFigure, sheet, closingRow, at, `${table.closing}: ${heading}`));
    }
  }
}

const singleFigure = (path: string, sheet: FlatSheet, row: number, column: number, field: string): SeriesPlace => ({
  figure: templateFigure(undefined, path),
  sheet,
  column,
  rows: [{ row, key: "" }],
  fieldOf: () => field,
});
