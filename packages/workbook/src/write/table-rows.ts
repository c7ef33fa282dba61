import {
  type Calculation,
  type GridRateChoice,
  type InputPath,
  PARTY_ROLE_LABELS,
  type Project,
  valueAtPath,
} from "@epb/engine";
import type { CellPlace } from "../findings/cell-finding.js";
import type { FigureFormulas } from "../formulas/index.js";
import { itemPath } from "../intake/figures/item-keys.js";
import { conditionOf } from "../templates/figure-views.js";
import type { ColumnContent, TableBlock, TableColumn } from "../templates/manifest.js";
import { pathInProject } from "../templates/path-in-project.js";
import { type CellContent, figureContent, inputContent } from "./cell-content.js";
import type { PlacedLine } from "./checks/write-checks.js";
import { shownValue } from "./shown-value.js";

const MONTHS_PER_YEAR = 12;

/** Content of a workbook; blank without a project, without figures without a calculation. */
export interface TemplateContent {
  readonly project?: Project;
  readonly calculation?: Calculation;
  /** Choice of reference data of the calculation, so that the formulas use the same. */
  readonly ghg?: GridRateChoice;
  /** Minimum number of rows of each table of measures. */
  readonly measureRows?: number;
}

/** The content with the cells of issues, which are known after the inputs are placed. */
export interface FilledContent extends TemplateContent {
  readonly cellOf?: (path: InputPath) => CellPlace | undefined;
  /** The formulas of the figures, if the workbook calculates them. */
  readonly formulas?: FigureFormulas;
  /** The lines of the checks panel, if the workbook has the cells to check. */
  readonly checks?: readonly PlacedLine[];
}

export interface BodyRow {
  /** Value of the hidden column A: the uuid of a measure. */
  readonly mark?: string;
  /** The item of the calculated list that the row shows. */
  readonly figures?: unknown;
  readonly contentOf: (column: TableColumn) => CellContent;
}

interface RowSource {
  readonly number?: number;
  /** The year and month of a monthly row. */
  readonly period?: { readonly year: number; readonly month: number };
  readonly item?: unknown;
  readonly figures?: unknown;
  readonly prefilled?: unknown;
  readonly mark?: string;
}

/** The rows of a table between its header and its closing row. */
export function tableRows(table: TableBlock, { project, calculation, cellOf, measureRows }: FilledContent): BodyRow[] {
  const cells = cellItems(table, project);
  return rowSources(table, project, calculation, measureRows).map((source) => ({
    ...(source.mark !== undefined && { mark: source.mark }),
    ...(source.figures !== undefined && { figures: source.figures }),
    contentOf: (column) => {
      if (column.content.kind !== "figure") return columnContent(column.content, source, cells, cellOf);
      const row = source.number;
      const figure = rowFigureValue(column.content, source, calculation);
      const condition = conditionOf(table, column);
      return figureContent(
        shownValue(figure, condition, { project, calculatedValues: calculation?.calculatedValues, row }),
      );
    },
  }));
}

/** A figure of the row's item, or of the item with the number of the row in another list. */
function rowFigureValue(
  { figure, list }: Extract<ColumnContent, { kind: "figure" }>,
  { figures, number }: RowSource,
  calculation: Calculation | undefined,
): unknown {
  if (list === undefined) return valueAtPath(figures, figure);
  return number === undefined ? undefined : calculatedAt(calculation, `${itemPath(list, String(number))}.${figure}`);
}

/** The figure in the closing row of a column, if it is shown. */
export function totalValue(
  table: TableBlock,
  column: TableColumn,
  { project, calculation }: TemplateContent,
): CellContent {
  if (column.totalFigure === undefined) return undefined;
  const figure = calculatedAt(calculation, column.totalFigure);
  const { calculatedValues } = calculation ?? {};
  return figureContent(shownValue(figure, conditionOf(table, column), { project, calculatedValues }));
}

/** A calculated value at any path in the result, including issues. */
export function calculatedAt(calculation: Calculation | undefined, path: string): unknown {
  if (calculation === undefined) return undefined;
  return path === "issues" ? calculation.issues : valueAtPath(calculation.calculatedValues, path);
}

function rowSources(
  table: TableBlock,
  project: Project | undefined,
  calculation: Calculation | undefined,
  measureRows: number = 0,
): RowSource[] {
  const { rows, items } = table;
  const figures = figuresByKey(table, calculation);
  if (rows.kind === "calculated") return [...figures.values()].map((ofRow) => ({ figures: ofRow }));

  if (rows.kind === "months") return monthRows(rows.years, figures);
  const entered = enteredItems(table, project);
  if (rows.kind === "numbered") {
    const key = items?.kind === "rows" ? items.key : undefined;
    const byNumber = new Map(entered.map((item) => [key === undefined ? undefined : valueAtPath(item, key), item]));
    return Array.from({ length: rows.last - rows.first + 1 }, (_, index) => {
      const number = rows.first + index;
      return { number, item: byNumber.get(number), figures: figures.get(number) };
    });
  }
  const isByMeasure = items?.kind === "measures" || items?.kind === "measureParts";
  const filled = entered.map((item): RowSource => {
    if (!isByMeasure) return { item };
    const uuid = String(valueAtPath(item, "uuid"));
    return { item, mark: uuid, figures: figures.get(uuid) };
  });
  const waiting = prefilledItems(table, entered).map((prefilled): RowSource => ({ prefilled }));
  const least = listsMeasures(table) ? Math.max(rows.blankRows, measureRows) : rows.blankRows;
  const blank = Array.from({ length: Math.max(0, least - filled.length - waiting.length) }, () => ({}));
  return [...filled, ...waiting, ...blank];
}

/** True if each row of a table is about one measure. */
function listsMeasures({ items }: TableBlock): boolean {
  if (items?.kind === "rows") return items.key === "measureNumber";
  return items?.kind === "measures" || items?.kind === "measureParts";
}

function monthRows(years: number, figures: ReadonlyMap<unknown, unknown>): RowSource[] {
  return Array.from({ length: years * MONTHS_PER_YEAR }, (_, index) => {
    const period = { year: Math.floor(index / MONTHS_PER_YEAR) + 1, month: (index % MONTHS_PER_YEAR) + 1 };
    return { period, figures: figures.get(`${period.year},${period.month}`) };
  });
}

function enteredItems({ items }: TableBlock, project: Project | undefined): readonly unknown[] {
  if (items === undefined || items.kind === "cells") return [];
  const list = valueAtPath(project, pathInProject(items.kind === "rows" ? items.list : "ecms"));
  return Array.isArray(list) ? list : [];
}

/** Blank contact rows are reserved for roles without a contact. */
function prefilledItems({ columns }: TableBlock, entered: readonly unknown[]): readonly unknown[] {
  const column = columns.find(({ content }) => content.kind === "input" && content.isPrefilled === true);
  if (column === undefined) return [];
  const taken = new Set(entered.map((item) => valueAtPath(item, column.key)));
  return Object.keys(PARTY_ROLE_LABELS)
    .map(Number)
    .filter((role) => !taken.has(role))
    .map((role) => ({ [column.key]: role }));
}

function figuresByKey({ figures, rows }: TableBlock, calculation: Calculation | undefined): Map<unknown, unknown> {
  const list = figures === undefined ? undefined : calculatedAt(calculation, figures.list);
  if (figures === undefined || !Array.isArray(list)) return new Map();
  const { key } = figures;
  const keyOf = (item: unknown, index: number): unknown => {
    if (rows.kind === "months") return `${valueAtPath(item, "year")},${valueAtPath(item, "month")}`;
    return key === undefined ? index : valueAtPath(item, key);
  };
  return new Map(list.map((item, index) => [keyOf(item, index), item]));
}

type CellItems = ReadonlyMap<string, unknown>;

/** Values of a table in which each cell is an item, by `row,column`. */
function cellItems({ items }: TableBlock, project: Project | undefined): CellItems {
  if (items?.kind !== "cells") return new Map();
  const list = valueAtPath(project, pathInProject(items.list));
  if (!Array.isArray(list)) return new Map();
  return new Map(
    list.map((item) => [
      `${valueAtPath(item, items.rowKey)},${valueAtPath(item, items.columnKey)}`,
      valueAtPath(item, "value"),
    ]),
  );
}

function columnContent(
  content: Exclude<ColumnContent, { kind: "figure" }>,
  source: RowSource,
  cells: CellItems,
  cellOf: FilledContent["cellOf"],
): CellContent {
  const { item, figures, number, period, prefilled } = source;
  switch (content.kind) {
    case "rowNumber":
      return period === undefined ? number : figureContent(valueAtPath(period, content.member));
    case "input":
      return inputContent(valueAtPath(item ?? prefilled, content.member), content.value);
    case "entry":
      return inputContent(valueAtPath(item, `${content.list}[fieldId=${content.fieldId}].value`), content.value);
    case "savings":
      return inputContent(valueAtPath(item, `estimatedSavings[fieldId=${content.fieldId}].value`), content.value);
    case "cell":
      return inputContent(cells.get(`${number},${content.number}`), content.value);
    case "measureNumber":
      return figureContent(valueAtPath(item, "ecmNumber"));
    case "measureEcho":
      return figureContent(valueAtPath(item, content.member));
    case "inputPlace":
      return figureContent(placeText(String(valueAtPath(figures, content.figure)), cellOf));
    default:
      return content satisfies never;
  }
}

/** `Schedule 3!E13`, or the path for an input without a cell. */
function placeText(path: InputPath, cellOf: FilledContent["cellOf"]): string {
  const place = cellOf?.(path);
  if (place === undefined) return path;
  return place.address === undefined ? place.sheet : `${place.sheet}!${place.address}`;
}
