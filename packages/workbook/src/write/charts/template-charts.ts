import { CalculationType } from "@epb/engine";
import type { Cell, FigureFormulas, Layout } from "../../formulas/index.js";
import { HIDDEN_SHEETS } from "../../templates/hidden-sheets.js";
import type { TemplateManifest } from "../../templates/manifest.js";
import { FIRST_COLUMN, type PlacedSheet } from "../place-sheet.js";
import { calculatedAt, type TemplateContent } from "../table-rows.js";
import type { Chart, ChartAnchor, ChartCells } from "./chart.js";
import { balanceChart, CHART_ROWS, paymentsChart } from "./summary-charts.js";

/** A contract has as many years. A loan of more is drawn up to here. */
const MOST_YEARS = 25;
const MOST_EXPRESS_YEARS = 40;
const MONTHS_PER_YEAR = 12;
/** Columns of the two charts, side by side. */
const FIRST_CHART = { left: FIRST_COLUMN, right: FIRST_COLUMN + 1 };
const SECOND_CHART = { left: FIRST_COLUMN + 2, right: FIRST_COLUMN + 4 };

interface ChartedTemplate {
  readonly manifest: TemplateManifest;
  readonly sheets: readonly PlacedSheet[];
  readonly layout: Layout;
  readonly formulas: FigureFormulas | undefined;
  readonly content: TemplateContent;
}

/** The charts of a template, where its block for them is. */
export function templateCharts(template: ChartedTemplate): readonly Chart[] {
  return template.sheets.flatMap(({ definition, blocks }) =>
    blocks.flatMap((placed) => {
      if (placed.kind !== "prose" || placed.block.kind !== "charts") return [];
      const top = placed.headingRow + 1;
      const rows = { sheet: definition.name, top, bottom: top + CHART_ROWS - 1 };
      return [...payments(template, { ...rows, ...FIRST_CHART }), ...balance(template, { ...rows, ...SECOND_CHART })];
    }),
  );
}

function payments(template: ChartedTemplate, anchor: ChartAnchor): readonly Chart[] {
  const isExpress = template.manifest.record.calculationType === CalculationType.Epx;
  const list = isExpress ? "express.years" : "costSavings.years";
  const count = isExpress ? MOST_EXPRESS_YEARS : MOST_YEARS;
  const ofYear = (member: string): ((index: number) => string) => {
    return (index) => `${list}[year=${index + 1}].${member}`;
  };
  const savings = cellsOf(template, count, ofYear("guaranteedSavings"));
  const paid = cellsOf(template, count, ofYear(isExpress ? "debtService" : "payment"));
  const years = savings && beside(template, savings, (index) => index + 1);
  if (savings === undefined || paid === undefined || years === undefined) return [];
  const { sheet } = savings.area;
  const shownAt = isExpress ? sheet : "Schedule 1";
  const table = HIDDEN_SHEETS.includes(shownAt) ? undefined : shownAt;
  return [paymentsChart({ years, savings, payments: paid, table, isExpress }, anchor)];
}

function balance(template: ChartedTemplate, anchor: ChartAnchor): readonly Chart[] {
  const yearOf = (index: number): number => Math.floor(index / MONTHS_PER_YEAR) + 1;
  const balances = cellsOf(
    template,
    MOST_YEARS * MONTHS_PER_YEAR,
    (index) => `amortization.detail[year=${yearOf(index)},month=${(index % MONTHS_PER_YEAR) + 1}].endingBalance`,
  );
  if (balances === undefined) return [];
  return [balanceChart({ balances, table: balances.area.sheet }, anchor)];
}

/** Figures in one column; undefined if the workbook has no cells for them. */
function cellsOf(
  { layout, formulas, content }: ChartedTemplate,
  count: number,
  path: (index: number) => string,
): ChartCells | undefined {
  const cellAt = (index: number): Cell | undefined =>
    layout.figureAt(path(index), "") ?? formulas?.yearCell(path(index));
  const cells = Array.from({ length: count }, (_, index) => cellAt(index));
  const [first] = cells;
  const last = cells.at(-1);
  if (first === undefined || last === undefined || last.row - first.row !== count - 1) return undefined;
  const shown = cells.map((_, index) => {
    const value = calculatedAt(content.calculation, path(index));
    return value === undefined ? undefined : Number(value);
  });
  const { sheet, row: top, column } = first;
  return { area: { sheet, top, left: column, bottom: last.row, right: column }, shown };
}

/** The numbers of the rows, of which every year has one. */
function beside(
  { layout, formulas }: ChartedTemplate,
  { area, shown }: ChartCells,
  numberOf: (index: number) => number,
): ChartCells | undefined {
  const cell = { sheet: area.sheet, row: area.top, column: area.left };
  const column = (layout.numberBeside(cell) ?? formulas?.yearBeside(cell))?.column;
  if (column === undefined) return undefined;
  return { area: { ...area, left: column, right: column }, shown: shown.map((_, index) => numberOf(index)) };
}
