import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { dollars } from "../format/numbers.js";
import { ChartFrame } from "./chart-frame.js";
import type { ChartPlan } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { seriesOfLoanBalance } from "./series/series-of-schedules.js";
import { loanSummary } from "./summaries.js";

const PLAN: ChartPlan = { kind: "years", shapes: ["area"] };

/** Balance of the loan at the end of each year. @param props - Schedules of the project. */
export function LoanBalanceChart({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const data = useMemo(() => seriesOfLoanBalance(tables), [tables]);
  return (
    <ChartFrame
      chart="loanBalance"
      title={CHART_TEXTS.loanTitle}
      unit={CHART_TEXTS.dollars}
      summary={loanSummary(data)}
      data={data}
      plan={PLAN}
      shown={dollars}
    />
  );
}
