import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { dollars } from "../format/numbers.js";
import { ChartFrame } from "./chart-frame.js";
import type { ChartPlan } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { placesOf, rowsAbove } from "./series/extremes.js";
import {
  type SavingsAgainstPayments,
  seriesOfSavingsAgainstPayments,
  type VerifiedSavings,
} from "./series/series-of-schedules.js";
import { savingsAgainstPaymentsSummary } from "./summaries.js";

/** A last payment below this part of the payment before it gets a note. */
const SMALL_LAST_PAYMENT = 0.5;

/** Marks the years whose savings do not cover their payments, and notes a small last payment. */
function planOf({ data }: SavingsAgainstPayments): ChartPlan {
  const [savings, payments] = data.series;
  const paid = placesOf(data, payments).filter(({ amount }) => Number(amount) > 0);
  const [before, last] = paid.slice(-2);
  const isSmall =
    before !== undefined && last !== undefined && Number(last.amount) < SMALL_LAST_PAYMENT * Number(before.amount);
  return {
    kind: "years",
    shapes: ["bar", "line", "point"],
    marked: rowsAbove(data, payments, savings),
    ...(isSmall && { note: { series: 1, row: last.row, text: CHART_TEXTS.lastPayment(dollars(last.amount)) } }),
  };
}

interface SavingsAgainstPaymentsChartProps {
  /** Schedules of the project. */
  readonly tables: readonly Table[];
  readonly verified?: readonly VerifiedSavings[] | undefined;
}

/** Guaranteed savings against payments by year, with the savings that reports verify. */
export function SavingsAgainstPaymentsChart({ tables, verified }: SavingsAgainstPaymentsChartProps): ReactElement {
  const series = useMemo(() => seriesOfSavingsAgainstPayments(tables, verified), [tables, verified]);
  const plan = useMemo(() => planOf(series), [series]);
  return (
    <ChartFrame
      chart="savingsAgainstPayments"
      title={CHART_TEXTS.savingsAgainstPaymentsTitle}
      unit={CHART_TEXTS.dollars}
      summary={savingsAgainstPaymentsSummary(series)}
      data={series.data}
      plan={plan}
      shown={dollars}
    />
  );
}
