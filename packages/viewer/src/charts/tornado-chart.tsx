import type { ReactElement } from "react";
import type { ChartAmount, ChartData } from "./chart-data.js";
import { ChartFrame } from "./chart-frame.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { rowsHeight } from "./rows-height.js";

/** Effect of an input on a figure. */
export interface TornadoRow {
  /** `Index rate, 3.45% ± 1%` */
  readonly input: string;
  readonly low: ChartAmount;
  readonly high: ChartAmount;
}

interface TornadoChartProps {
  /** Name of the figure that is moved. */
  readonly figure: string;
  readonly unit: string;
  /** Figure with unchanged inputs. */
  readonly base: ChartAmount;
  /** The widest first. */
  readonly rows: readonly TornadoRow[];
  readonly shown: (amount: ChartAmount) => string;
}

/** Effect of each input on a figure, widest first. */
export function TornadoChart({ figure, unit, base, rows, shown }: TornadoChartProps): ReactElement {
  const data: ChartData = {
    rowLabel: CHART_TEXTS.input,
    rows: rows.map(({ input }) => input),
    series: [
      { label: CHART_TEXTS.atLow, amounts: rows.map(({ low }) => low) },
      { label: CHART_TEXTS.atHigh, amounts: rows.map(({ high }) => high) },
    ],
  };
  const [widest] = rows;
  const summary = [
    widest && CHART_TEXTS.tornadoSummary(widest.input, shown(widest.low), shown(widest.high)),
    base !== undefined && CHART_TEXTS.tornadoBase(shown(base)),
  ];
  return (
    <ChartFrame
      title={CHART_TEXTS.tornadoTitle(figure)}
      unit={unit}
      summary={summary.filter(Boolean).join(" ")}
      data={data}
      plan={{ kind: "tornado", base: base ?? "0" }}
      shown={shown}
      height={rowsHeight(rows.length)}
    />
  );
}
