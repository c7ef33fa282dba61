import type { ReactElement } from "react";
import { chartSummary } from "./chart-summary.js";

/** A bar of a chart. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  /** Length relative to the other bars. */
  readonly size: number;
  /** Label beside the bar. */
  readonly shown: string;
}

interface BarChartProps {
  /** Title of the chart. */
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** Bars with their names and values as text, so that length and color are not the only information. */
export function BarChart({ title, bars }: BarChartProps): ReactElement {
  const longest = Math.max(...bars.map(({ size }) => size), 0);
  return (
    <div className="bar-chart" role="img" aria-label={chartSummary(title, bars)}>
      {bars.map(({ key, label, size, shown }) => (
        <div className="bar-chart__row" key={key}>
          <span className="bar-chart__label">{label}</span>
          <svg className="bar-chart__bar" aria-hidden="true" focusable="false">
            <rect width={`${part(size, longest)}%`} height="100%" rx="2" />
          </svg>
          <span className="bar-chart__value">{shown}</span>
        </div>
      ))}
    </div>
  );
}

/** Percentage of the longest bar; a value above zero is always visible. */
export const part = (size: number, longest: number): number =>
  longest <= 0 || size <= 0 ? 0 : Math.max(0.5, (100 * size) / longest);
