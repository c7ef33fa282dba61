import { type CalculatedFigure, figureDefinition } from "@epb/engine";
import { explainProject, formulaWords, type ProjectExplainer } from "@epb/engine/explain";
import { figureLook } from "../../templates/calculated-figures.js";
import { type CellContent, figureContent } from "../cell-content.js";
import { figureFormat } from "../number-formats.js";
import type { ResultsContent } from "./results-content.js";
import type { FigureCell } from "./write-readable.js";

/** Derivation of a figure, or of each figure of a long list. */
export interface ExplainedFigure {
  readonly label: string;
  readonly content: CellContent;
  readonly format: string;
  readonly unit: string;
  /** The formula in words; its named parts below it. */
  readonly inWords: string;
  readonly inNumbers: string;
  readonly spec: string;
  /** The first cell that shows it. */
  readonly cell: FigureCell;
}

export interface ExplainedFigures {
  readonly explanations: readonly ExplainedFigure[];
  /** The place of its explanation for each cell of a figure. */
  readonly indexOf: (cell: FigureCell) => number | undefined;
}

/** A longer list has one explanation for each of its columns, worked on the item in its middle: the months of a loan. */
const MOST_ITEMS_EXPLAINED = 60;

/** The explanations of every figure that a cell shows, in the order of the cells. */
export function explainFigures(
  cells: readonly FigureCell[],
  { project, calculation }: ResultsContent,
): ExplainedFigures {
  const explainer = explainProject(project, calculation);
  const columns = new Map<string, FigureCell[]>();
  for (const cell of cells) {
    const key = `${cell.sheet} ${figureDefinition(cell.figure).id}`;
    const column = columns.get(key);
    if (column === undefined) columns.set(key, [cell]);
    else column.push(cell);
  }
  const explanations: ExplainedFigure[] = [];
  const indexes = new Map<string, number>();
  for (const cell of cells) {
    if (indexes.has(cell.figure)) continue;
    const column = columns.get(`${cell.sheet} ${figureDefinition(cell.figure).id}`) ?? [];
    const isLong = column.length > MOST_ITEMS_EXPLAINED;
    const example = isLong ? (column[Math.floor(column.length / 2)] ?? cell) : cell;
    for (const { figure } of isLong ? column : [cell]) indexes.set(figure, explanations.length);
    explanations.push(explain(explainer, example, isLong ? column.length : 1));
  }
  return { explanations, indexOf: ({ figure }) => indexes.get(figure) };
}

function explain(explainer: ProjectExplainer, cell: FigureCell, count: number): ExplainedFigure {
  const explanation = explainer.explain(cell.figure);
  const { label, definition, value } = explanation;
  const { inWords, inNumbers, where } = formulaWords(explainer, explanation);
  const parts = where.map((part) => `where ${part}`);
  return {
    label: count === 1 ? label : `${label} (an example: all ${count} come about like this)`,
    content: figureContent(value satisfies CalculatedFigure["value"]),
    format: figureFormat(figureLook(definition.id)),
    // An amount shows its dollar sign already.
    unit: definition.unit === "$" ? "" : (definition.unit ?? ""),
    inWords: [inWords, ...parts].join("\n"),
    inNumbers: inNumbers ?? "",
    spec: definition.spec,
    cell,
  };
}
