import type { Cell, FigureFormulas } from "../formulas/index.js";
import type { ColumnContent, TableBlock } from "../templates/manifest.js";
import { periodOf, rowFigure } from "./lay-out.js";

/** The formula of a cell of a table, where the workbook calculates it. @param index - Of the row, from 0. */
export function bodyFormula(
  formulas: FigureFormulas | undefined,
  block: TableBlock,
  content: ColumnContent,
  index: number,
  cell: Cell,
): string | undefined {
  if (formulas === undefined || block.rows.kind === "calculated") return undefined;
  if (content.kind === "measureEcho") return formulas.ofEcho(block.id, index + 1, content.member, cell.sheet);
  if (content.kind !== "figure") return undefined;
  const period = periodIn(block, content.figure, index);
  const path = rowFigure(block, period?.shownWith ?? content.figure, index);
  if (path === undefined) return undefined;
  return period === undefined ? formulas.ofFigure(path, cell) : formulas.ofPeriod(period.number, path, cell);
}

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
