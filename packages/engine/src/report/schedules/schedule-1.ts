import type { ImplementationCostSavings } from "../../model/implementation.js";
import { figureColumns, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";
import type { ReportRow } from "../report-table.js";
import { expressTable } from "./express.js";

const COST_SAVINGS = "costSavings.years[year]";

/** Savings and payments year by year. An express project has no loan and no expenses; their cells are empty. */
export function schedule1(source: ReportSource): ScheduleTable {
  const { costSavings, amortization } = source.values;
  const loanYears = new Map(amortization?.summary.map((year) => [year.year, year]));
  return {
    columns: [
      YEAR_COLUMN,
      ...figureColumns(COST_SAVINGS, ["estimatedSavings", "guaranteedSavings", "expenses"]),
      ...figureColumns("amortization.summary[year]", ["principal", "interest"]),
      ...figureColumns(COST_SAVINGS, ["debtService", "payment", "retainedSavings"]),
    ],
    keyColumns: 1,
    ...(source.data.implementationCostSavings !== undefined &&
      costSavings !== undefined && { opening: implementationRow(source.data.implementationCostSavings) }),
    rows:
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
      ]) ?? expressYears(source),
    totals: [
      undefined,
      costSavings?.totalEstimatedCostSavings,
      costSavings?.totalGuaranteedCostSavings,
      costSavings?.totalExpenses,
      amortization?.total.totalPrincipal,
      amortization?.total.totalInterest,
      costSavings?.totalDebtService,
      costSavings?.totalPayments,
      costSavings?.totalRetainedSavings,
    ],
    dollarDecimals: 0,
    note: "Payments are expenses and debt service. The totals of savings and payments include the implementation period.",
  };
}

/** The implementation period has neither expenses nor debt service, and retains nothing. */
const implementationRow = (period: ImplementationCostSavings): ReportRow => [
  "Impl.",
  period.estimatedCostSavings,
  period.guaranteedCostSavings,
  ...[undefined, undefined, undefined, undefined],
  period.payment,
  undefined,
];

const expressYears = (source: ReportSource): ReportRow[] =>
  expressTable(source).rows.map(([year, estimated, guaranteed, debtService]) => [
    ...[year, estimated, guaranteed],
    ...[undefined, undefined, undefined],
    ...[debtService, undefined, undefined],
  ]);
