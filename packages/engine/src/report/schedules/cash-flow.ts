import { cumulativeCashFlow } from "../cumulative-cash-flow.js";
import { dollarColumn, YEAR_COLUMN } from "../report-columns.js";
import type { ReportSource, ScheduleTable } from "../report-source.js";

/** Cumulative cash flow of the contract for the customer. */
export function cashFlowTable({ values }: ReportSource): ScheduleTable {
  return {
    columns: [
      YEAR_COLUMN,
      dollarColumn("savings", "Guaranteed savings"),
      dollarColumn("payments", "Payments"),
      dollarColumn("net", "Net of the year"),
      dollarColumn("cumulative", "Cumulative net"),
    ],
    keyColumns: 1,
    rows: cumulativeCashFlow(values).map(({ year, savings, payments, net, cumulative }) => [
      year,
      savings,
      payments,
      net,
      cumulative,
    ]),
    dollarDecimals: 0,
    note: "Current dollars, guaranteed savings. Year 0 is the implementation period.",
  };
}
