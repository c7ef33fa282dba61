import { type ReportTable, withoutEmptyColumns } from "@epb/engine/report";
import { formatCell } from "../../format/report-cell.js";
import type { Chart, Series } from "./svg/chart.js";
import { seriesOf } from "./table-series.js";

/** A chart and the table that says the same in figures. */
export interface ChartWithTable {
  readonly chart: Chart;
  readonly kind: "years" | "measures";
  readonly table: ReportTable;
  /** Note on omitted figures. */
  readonly note?: string;
}

interface YearChartPlan {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly bars?: readonly SeriesPlan[];
  readonly lines?: readonly SeriesPlan[];
}

interface SeriesPlan {
  readonly name: string;
  readonly label?: string;
  readonly look?: number;
}

/** A chart of a table by years; undefined where the table has nothing to draw. */
function chartOf(whole: ReportTable, plan: YearChartPlan): ChartWithTable | undefined {
  const pick = (plans: readonly SeriesPlan[] = []): readonly Series[] =>
    plans.flatMap(({ name, ...choice }) => seriesOf(whole, whole.rows, name, choice) ?? []);
  const bars = pick(plan.bars);
  const lines = pick(plan.lines);
  if (bars.length + lines.length === 0) return undefined;
  const years = whole.rows.map((row) => formatCell(row[0], whole.columns[0] ?? YEAR, 0));
  const names = [...bars, ...lines].map(({ label }) => label.toLowerCase()).join(", ");
  return {
    kind: "years",
    table: withoutEmptyColumns(whole),
    chart: {
      id: plan.id,
      title: plan.title,
      description: `${plan.says} for years ${years[0]} to ${years.at(-1)}, in dollars: ${names}. The table below shows the figures.`,
      categoryAxis: "Year",
      valueAxis: "$ a year",
      prefix: "$",
      categories: years,
      bars,
      lines,
    },
  };
}

const YEAR = { name: "year", label: "Year", quantity: "count" } as const;

/** Guaranteed savings and what becomes of them. */
export const savingsAndPayments = (table: ReportTable): ChartWithTable | undefined =>
  chartOf(table, {
    id: "savings-and-payments",
    title: "Use of guaranteed savings",
    says: "Stacked bars",
    bars: [
      { name: "debtService", look: 0 },
      { name: "expenses", look: 1 },
      { name: "retainedSavings", label: "Retained savings", look: 2 },
    ],
    lines: [{ name: "guaranteedSavings", label: "Guaranteed savings" }],
  });

/** The same of an express project, which has neither expenses nor retained savings. */
export const expressSavings = (table: ReportTable): ChartWithTable | undefined =>
  chartOf(table, {
    id: "savings-and-payments",
    title: "Guaranteed savings and debt service",
    says: "Bars and a line",
    bars: [{ name: "debtService" }],
    lines: [{ name: "guaranteedSavings", label: "Guaranteed savings" }],
  });

export function cumulativeCashFlow(table: ReportTable): ChartWithTable | undefined {
  const found = chartOf(table, {
    id: "cash-flow",
    title: "Cumulative cash flow",
    says: "Bars for each year and a line for the cumulative total,",
    bars: [{ name: "net" }],
    lines: [{ name: "cumulative" }],
  });
  return found && { ...found, chart: { ...found.chart, valueAxis: "$" } };
}

export function loanBalance(table: ReportTable): ChartWithTable | undefined {
  const found = chartOf(table, {
    id: "loan-balance",
    title: "Loan balance at the end of each year",
    says: "Bars",
    bars: [{ name: "endingBalance" }],
  });
  return found && { ...found, chart: { ...found.chart, valueAxis: "$" } };
}

export const principalAndInterest = (table: ReportTable): ChartWithTable | undefined =>
  chartOf(table, {
    id: "principal-and-interest",
    title: "Principal and interest by year",
    says: "Stacked bars",
    bars: [{ name: "principal" }, { name: "interest", look: 4 }],
  });

/** Estimated savings by category: the columns between the year and the sums. */
export const savingsByCategory = (table: ReportTable): ChartWithTable | undefined =>
  chartOf(table, {
    id: "savings-by-category",
    title: "Estimated savings by category",
    says: "Stacked bars",
    bars: table.columns.slice(1, -2).map(({ name }, index) => ({ name, look: index })),
  });
