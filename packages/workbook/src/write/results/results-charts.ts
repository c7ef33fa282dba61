import { CalculationType } from "@epb/engine";
import type { Chart, ChartAnchor, ChartCells } from "../charts/chart.js";
import { balanceChart, CHART_ROWS, paymentsChart } from "../charts/summary-charts.js";
import { isTable, LEFT_COLUMN, placeReadable } from "./place-readable.js";
import type { ReadableSheet } from "./readable-sheet.js";

/** A column of a table with the numbers that it shows. */
type ReadableColumn = ChartCells;

/** Undefined where the workbook does not show the column, or shows no number in it. @param key - The stable name. */
function columnOfReadable(sheets: readonly ReadableSheet[], table: string, key: string): ReadableColumn | undefined {
  for (const sheet of sheets) {
    for (const placed of placeReadable(sheet).blocks) {
      if (!isTable(placed) || placed.block.id !== table) continue;
      const { rows, columns } = placed.block;
      const index = columns.findIndex((column) => column.key === key);
      const shown = rows.map((row) => numberIn(row[index]?.content));
      if (index < 0 || shown.every((value) => value === undefined)) return undefined;
      const { name } = sheet.definition;
      const [top, left] = [placed.firstRow, LEFT_COLUMN + index];
      return { area: { sheet: name, top, left, bottom: top + rows.length - 1, right: left }, shown };
    }
  }
  return undefined;
}

const numberIn = (content: unknown): number | undefined => (typeof content === "number" ? content : undefined);

interface ChartedResults {
  readonly calculationType: CalculationType;
  readonly sheets: readonly ReadableSheet[];
  /** The sheet of the charts, and the first row below its content. */
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
