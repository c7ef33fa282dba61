import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { dollars } from "../format/numbers.js";
import { ChartFrame } from "./chart-frame.js";
import type { ChartPlan } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { seriesOfCashFlow } from "./series/series-of-schedules.js";
import { cashFlowSummary } from "./summaries.js";

const PLAN: ChartPlan = { kind: "years", shapes: ["bar", "line"] };

/** Net cash flow of each year, and its cumulative sum. @param props - Schedules of the project. */
export function CashFlowChart({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const data = useMemo(() => seriesOfCashFlow(tables), [tables]);
  return (
    <ChartFrame
      chart="cashFlow"
      title={CHART_TEXTS.cashFlowTitle}
      unit={CHART_TEXTS.dollars}
      summary={cashFlowSummary(data)}
      data={data}
      plan={PLAN}
      shown={dollars}
    />
  );
}
