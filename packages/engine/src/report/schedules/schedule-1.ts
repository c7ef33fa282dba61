import type { CostSavings } from "../../model/calculated/cost-savings-values.js";
import type { ImplementationCostSavings } from "../../model/implementation.js";
import { columnTotal } from "../column-total.js";
import { figureColumns, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import type { ReportRow } from "../report-table.js";
import { principalNote, withNote } from "../rounding-notes.js";
import { schedule1Of } from "../schedule-id.js";
import { expressTable } from "./express.js";

const COST_SAVINGS = "costSavings.years[year]";

/** Savings and payments year by year; without rows for a utility energy service contract. */
export const schedule1 = (source: ReportSource): ScheduleTable => savingsAndPayments("1", source);

/** Savings and payments of a utility energy service contract; without rows for any other agreement. */
export const schedule1u = (source: ReportSource): ScheduleTable => savingsAndPayments("1u", source);

/** An express project has no loan and no expenses; their cells are empty. */
function savingsAndPayments(id: "1" | "1u", source: ReportSource): ScheduleTable {
  const columns = [
    YEAR_COLUMN,
    ...figureColumns(COST_SAVINGS, ["estimatedSavings", "guaranteedSavings", "expenses"]),
    ...figureColumns("amortization.summary[year]", ["principal", "interest"]),
    ...figureColumns(COST_SAVINGS, ["debtService", "payment", "retainedSavings"]),
  ];
  if (schedule1Of(source.data) !== id) return { columns, keyColumns: 1, rows: [], dollarDecimals: 0 };
  const { costSavings, amortization } = source.values;
  const loanYears = new Map(amortization?.summary.map((year) => [year.year, year]));
  const rows =
    costSavings?.years.map((year) => [
      year.year,
      year.estimatedSavings,
      year.guaranteedSavings,
      year.expenses,
      loanYears.get(year.year)?.principal,
      loanYears.get(year.year)?.interest,
      year.debtService,
      year.payment,
      year.retainedSavings,
    ]) ?? expressYears(source);
  const table: ScheduleTable = {
    columns,
    keyColumns: 1,
    ...(source.data.implementationCostSavings !== undefined &&
      costSavings !== undefined && { opening: implementationRow(source.data.implementationCostSavings) }),
    rows,
    totals: costSavings === undefined ? expressTotals(source) : contractTotals(costSavings, rows),
    dollarDecimals: 0,
    note: "Payments are expenses and debt service. The totals of savings and payments include the implementation period.",
  };
  return withNote(table, principalNote(source.values));
}

const PRINCIPAL = 4;
const INTEREST = 5;

const contractTotals = (costSavings: Omit<CostSavings, "years">, rows: readonly ReportRow[]): ReportRow => [
  undefined,
  costSavings.totalEstimatedCostSavings,
  costSavings.totalGuaranteedCostSavings,
  costSavings.totalExpenses,
  columnTotal(rows, PRINCIPAL),
  columnTotal(rows, INTEREST),
  costSavings.totalDebtService,
  costSavings.totalPayments,
  costSavings.totalRetainedSavings,
];

/** The implementation period has neither expenses nor debt service, and retains nothing. */
const implementationRow = (period: ImplementationCostSavings): ReportRow => [
  "Impl.",
  period.estimatedCostSavings,
  period.guaranteedCostSavings,
  ...[undefined, undefined, undefined, undefined],
  period.payment,
  undefined,
];

const expressTotals = ({ values: { express } }: ReportSource): ReportRow => [
  undefined,
  express?.totalEstimatedCostSavings,
  express?.totalGuaranteedCostSavings,
  ...[undefined, undefined, undefined],
  express?.totalDebtService,
  ...[undefined, undefined],
];

const expressYears = (source: ReportSource): ReportRow[] =>
  expressTable(source).rows.map(([year, estimated, guaranteed, debtService]) => [
    ...[year, estimated, guaranteed],
    ...[undefined, undefined, undefined],
    ...[debtService, undefined, undefined],
  ]);
