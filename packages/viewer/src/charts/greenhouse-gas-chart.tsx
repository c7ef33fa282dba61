import type { Table } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { wholeNumber } from "../format/numbers.js";
import { ChartFrame } from "./chart-frame.js";
import type { ChartPlan } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { rowsHeight } from "./rows-height.js";
import { seriesOfGreenhouseGas } from "./series/series-of-schedules.js";
import { greenhouseGasSummary } from "./summaries.js";

const PLAN: ChartPlan = { kind: "rows" };

/** Greenhouse gas that each measure saves a year, stacked by scope. @param props - Schedules of the project. */
export function GreenhouseGasChart({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const { data, totals } = useMemo(() => seriesOfGreenhouseGas(tables), [tables]);
  return (
    <ChartFrame
      chart="greenhouseGas"
      title={CHART_TEXTS.ghgTitle}
      unit={CHART_TEXTS.ghgUnit}
      summary={greenhouseGasSummary(data, totals)}
      data={data}
      plan={PLAN}
      shown={wholeNumber}
      height={rowsHeight(data.rows.length)}
    />
  );
}
