import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { dollars } from "../format/numbers.js";
import { ChartFrame } from "./chart-frame.js";
import type { ChartPlan } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { seriesOfMeasures } from "./series/series-of-schedules.js";
import { measuresSummary } from "./summaries.js";

const PLAN: ChartPlan = { kind: "points" };

/** Price of each measure against what it saves a year. @param props - Schedules of the project. */
export function MeasuresChart({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const data = useMemo(() => seriesOfMeasures(tables), [tables]);
  return (
    <ChartFrame
      chart="measures"
      title={CHART_TEXTS.measuresTitle}
      unit={CHART_TEXTS.measuresUnit}
      summary={measuresSummary(data)}
      data={data}
      plan={PLAN}
      shown={dollars}
    />
  );
}
