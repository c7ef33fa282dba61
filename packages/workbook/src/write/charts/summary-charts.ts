import type { Chart, ChartAnchor, ChartCells } from "./chart.js";

/** Rows of a sheet that a chart covers. */
export const CHART_ROWS = 20;
/** More years than that have no room for their labels. */
const MOST_LABELS = 25;
const YEARS_BETWEEN_LABELS = 2;
/** Five years. */
const MONTHS_BETWEEN_LABELS = 60;

/** Savings and payments by year. */
interface PaymentsData {
  readonly years: ChartCells;
  readonly savings: ChartCells;
  readonly payments: ChartCells;
  /** Name of the sheet that has the same figures as a table; undefined if no sheet shows them. */
  readonly table: string | undefined;
  readonly isExpress: boolean;
}

export function paymentsChart(data: PaymentsData, anchor: ChartAnchor): Chart {
  const paid = data.isExpress ? "Debt service" : "Payments";
  const where = data.table === undefined ? "" : ` The figures are in the table on ${data.table}.`;
  return {
    plot: {
      kind: "columns",
      categories: data.years,
      labelStep: data.years.shown.length > MOST_LABELS ? YEARS_BETWEEN_LABELS : 1,
    },
    title: `Guaranteed savings against ${paid.toLowerCase()}`,
    description: `Column chart of guaranteed savings and ${paid.toLowerCase()}, in dollars for each year. In a year where the column of ${paid.toLowerCase()} is higher, the savings do not pay for it.${where}`,
    categoryTitle: data.isExpress ? "Year" : "Year of the performance period",
    valueTitle: "Dollars per year",
    series: [
      { name: "Guaranteed savings", ...data.savings },
      { name: paid, ...data.payments },
    ],
    anchor,
  };
}

/** Balances at the end of each month. */
interface BalanceData {
  readonly balances: ChartCells;
  readonly table: string;
}

export function balanceChart({ balances, table }: BalanceData, anchor: ChartAnchor): Chart {
  return {
    plot: { kind: "line", labelStep: MONTHS_BETWEEN_LABELS },
    title: "Loan balance",
    description: `Line chart of what is left to pay of the loan, in dollars at the end of each month. The figures are in the table on ${table}.`,
    categoryTitle: "Month of the loan",
    valueTitle: "Dollars",
    series: [{ name: "Balance at the end of the month", ...balances }],
    anchor,
  };
}
