import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { dollars } from "../format/numbers.js";
import { ChartFrame } from "./chart-frame.js";
import type { ChartPlan } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { seriesOfSavingsAgainstPayments } from "./series/series-of-schedules.js";
import { savingsAgainstPaymentsSummary } from "./summaries.js";

const PLAN: ChartPlan = { kind: "years", shapes: ["bar", "line"] };

/** Guaranteed savings against payments by year. @param props - Schedules of the project. */
export function SavingsAgainstPaymentsChart({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const series = useMemo(() => seriesOfSavingsAgainstPayments(tables), [tables]);
  return (
    <ChartFrame
      chart="savingsAgainstPayments"
      title={CHART_TEXTS.savingsAgainstPaymentsTitle}
      unit={CHART_TEXTS.dollars}
      summary={savingsAgainstPaymentsSummary(series)}
      data={series.data}
      plan={PLAN}
      shown={dollars}
    />
  );
}
