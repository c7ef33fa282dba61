import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { dollars } from "../format/numbers.js";
import { ChartFrame } from "./chart-frame.js";
import type { ChartPlan } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { seriesOfItemizedSavings } from "./series/series-of-schedules.js";
import { itemizedSummary } from "./summaries.js";

const PLAN: ChartPlan = { kind: "years", shapes: [], isStacked: true };

/** Estimated savings of each year, stacked by category. @param props - Schedules of the project. */
export function ItemizedSavingsChart({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const data = useMemo(() => seriesOfItemizedSavings(tables), [tables]);
  return (
    <ChartFrame
      chart="itemizedSavings"
      title={CHART_TEXTS.itemizedTitle}
      unit={CHART_TEXTS.dollars}
      summary={itemizedSummary(data)}
      data={data}
      plan={PLAN}
      shown={dollars}
    />
  );
}
