import { CalculationType } from "@epb/engine";
import type { Chart, ChartAnchor } from "../charts/chart.js";
import { balanceChart, CHART_ROWS, paymentsChart } from "../charts/summary-charts.js";
import { LEFT_COLUMN } from "./place-readable.js";
import { columnOfReadable, type ReadableColumn } from "./readable-column.js";
import type { ReadableSheet } from "./readable-sheet.js";

interface ChartedResults {
  readonly calculationType: CalculationType;
  readonly sheets: readonly ReadableSheet[];
  /** The sheet of the charts, and the row below everything that it says. */
  readonly sheet: string;
  readonly top: number;
}

/** The charts of a results workbook, with as many years and months as there are. */
export function resultsCharts({ calculationType, sheets, sheet, top }: ChartedResults): readonly Chart[] {
  // Side by side, below the labels of the sheet and below its values.
  const anchor = (index: number): ChartAnchor => ({
    ...{ sheet, top, bottom: top + CHART_ROWS - 1 },
    ...(index === 0 ? { left: LEFT_COLUMN, right: LEFT_COLUMN } : { left: LEFT_COLUMN + 1, right: LEFT_COLUMN + 2 }),
  });
  const isExpress = calculationType === CalculationType.Epx;
  const tables = isExpress ? ["expressYears"] : ["costSavings", "costSavings1u"];
  const column = (table: string, key: string): ReadableColumn | undefined => columnOfReadable(sheets, table, key);
  const charts: Chart[] = [];
  for (const table of tables) {
    const [years, savings] = [column(table, "year"), column(table, "guaranteedSavings")];
    const payments = column(table, isExpress ? "debtService" : "payment");
    if (years === undefined || savings === undefined || payments === undefined) continue;
    const data = { years, savings, payments, table: savings.area.sheet, isExpress };
    charts.push(paymentsChart(data, anchor(charts.length)));
  }
  const balances = column("amortizationMonths", "endingBalance");
  if (balances === undefined) return charts;
  const data = { balances, table: balances.area.sheet };
  return [...charts, balanceChart(data, anchor(charts.length))];
}
