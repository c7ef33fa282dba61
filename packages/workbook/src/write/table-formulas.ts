import type { Cell, FigureFormulas } from "../formulas/index.js";
import { conditionOf } from "../templates/figure-views.js";
import type { TableBlock, TableColumn } from "../templates/manifest.js";
import { periodOf, rowFigure } from "./lay-out.js";

/** The formula of a cell of a table, where the workbook calculates it. @param index - Of the row, from 0. */
export function bodyFormula(
  formulas: FigureFormulas | undefined,
  block: TableBlock,
  column: TableColumn,
  index: number,
  cell: Cell,
): string | undefined {
  const { content } = column;
  if (formulas === undefined || block.rows.kind === "calculated") return undefined;
  if (content.kind === "measureEcho") return formulas.ofEcho(block.id, index + 1, content.member, cell.sheet);
  if (content.kind !== "figure") return undefined;
  const period = periodIn(block, content.figure, index);
  const path = rowFigure(block, { ...content, figure: period?.shownWith ?? content.figure }, index);
  if (path === undefined) return undefined;
  const condition = conditionOf(block, column);
  if (condition !== undefined) return formulas.ofView(path, condition, cell, rowNumber(block, index));
  return period === undefined ? formulas.ofFigure(path, cell) : formulas.ofPeriod(period.number, path, cell);
}

/** The formula in the closing row of a column, where the workbook calculates it. */
export function totalFormula(
  formulas: FigureFormulas | undefined,
  block: TableBlock,
  column: TableColumn,
  cell: Cell,
): string | undefined {
  if (column.totalFigure === undefined) return undefined;
  const condition = conditionOf(block, column);
  return condition === undefined
    ? formulas?.ofFigure(column.totalFigure, cell)
    : formulas?.ofView(column.totalFigure, condition, cell);
}

const rowNumber = ({ rows }: TableBlock, index: number): number =>
  rows.kind === "numbered" ? rows.first + index : index + 1;

interface Period {
  readonly number: number;
  /** The figure without which the row shows nothing. */
  readonly shownWith: string;
}

/** The year or month that a row shows as a figure. */
function periodIn({ rows }: TableBlock, figure: string, index: number): Period | undefined {
  if (rows.kind === "months" && (figure === "year" || figure === "month")) {
    return { number: periodOf(index)[figure], shownWith: "beginningBalance" };
  }
  if (rows.kind === "numbered" && figure === "year") return { number: rows.first + index, shownWith: "neededPayment" };
  return undefined;
}
