import type { CSSProperties, ReactElement } from "react";
import { STATISTICS_TEXTS } from "../statistics-texts.js";
import { type Bar, part } from "./bar-chart.js";
import { chartSummary } from "./chart-summary.js";

interface ColumnChartProps {
  readonly title: string;
  /** From left to right. */
  readonly bars: readonly Bar[];
}

/** Names of columns that there is room for. */
const MOST_NAMES = 8;
/** Part of its slot that a column fills. */
const COLUMN_WIDTH = 0.76;
const HEIGHT = 100;

/** Columns in a row, as years are. */
export function ColumnChart({ title, bars }: ColumnChartProps): ReactElement {
  const highest = bars.reduce<Bar | undefined>(
    (one, other) => (one === undefined || other.size > one.size ? other : one),
    undefined,
  );
  const step = Math.ceil(bars.length / MOST_NAMES);
  return (
    <div
      className="column-chart"
      role="img"
      aria-label={chartSummary(title, bars)}
      style={{ "--columns": bars.length } as CSSProperties}
    >
      {highest !== undefined && (
        <span className="column-chart__highest">
          {STATISTICS_TEXTS.highest(STATISTICS_TEXTS.stateValue(highest.label, highest.shown))}
        </span>
      )}
      <svg
        className="column-chart__columns"
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ key, size }, index) => {
          const height = part(size, highest?.size ?? 0);
          return (
            <rect
              key={key}
              className={key === highest?.key ? "is-highest" : undefined}
              x={index + (1 - COLUMN_WIDTH) / 2}
              y={HEIGHT - height}
              width={COLUMN_WIDTH}
              height={height}
            />
          );
        })}
      </svg>
      <div className="column-chart__names">
        {bars.map(({ key, label }, index) => (
          <span key={key}>{index % step === 0 ? label : ""}</span>
        ))}
      </div>
    </div>
  );
}
