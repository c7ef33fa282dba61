import type { ReactElement } from "react";
import { STATISTICS_TEXTS } from "../statistics-texts.js";
import { type Scale, scaleOf } from "./scale.js";

/** A distribution in a row of the chart. */
export interface QuartileRow {
  readonly key: string;
  readonly label: string;
  /** Number of projects, in words. */
  readonly note: string;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  /** Value of the compared project, and its formatted text. */
  readonly mark?: { readonly value: number; readonly shown: string };
}

interface QuartileChartProps {
  readonly title: string;
  readonly rows: readonly QuartileRow[];
  readonly format: (value: number) => string;
  /** Name of the project whose values are marked. */
  readonly markName?: string;
}

/**
 * For each row, a bar from the lower to the upper quartile with a line at the median, and a diamond for the compared
 * project.
 */
export function QuartileChart({ title, rows, format, markName }: QuartileChartProps): ReactElement {
  const scale = scaleOf(
    rows.flatMap(({ lower, median, upper, mark }) => [
      lower,
      median,
      upper,
      ...(mark === undefined ? [] : [mark.value]),
    ]),
  );
  return (
    <figure className="quartile-chart">
      <div role="img" aria-label={[title, ...rows.map((row) => inWords(row, format))].join(". ")}>
        {rows.map((row) => (
          <div className="quartile-chart__row" key={row.key}>
            <span className="quartile-chart__label">
              {row.label} <small>{row.note}</small>
            </span>
            <Plot row={row} scale={scale} />
            <span className="quartile-chart__value">{format(row.median)}</span>
          </div>
        ))}
        <div className="quartile-chart__row quartile-chart__row--axis">
          <span />
          <span className="quartile-chart__axis">
            {scale.ticks.map((tick) => (
              <span key={tick} style={{ left: `${scale.at(tick)}%` }}>
                {format(tick)}
              </span>
            ))}
          </span>
          <span />
        </div>
      </div>
      <figcaption className="quartile-chart__legend">
        <LegendEntry text={STATISTICS_TEXTS.legendHalf}>
          <rect className="quartile-chart__half" x="1" y="5" width="26" height="10" rx="2" />
        </LegendEntry>
        <LegendEntry text={STATISTICS_TEXTS.legendMedian}>
          <line className="quartile-chart__median" x1="14" x2="14" y1="2" y2="18" />
        </LegendEntry>
        {markName !== undefined && (
          <LegendEntry text={STATISTICS_TEXTS.legendYours(markName)}>
            <path className="quartile-chart__mark" d={DIAMOND} transform="translate(14 10)" />
          </LegendEntry>
        )}
        {scale.isLogarithmic && <span>{STATISTICS_TEXTS.logarithmic}</span>}
      </figcaption>
    </figure>
  );
}

/** Around its middle. */
const DIAMOND = "M0-7 7 0 0 7-7 0Z";

function Plot({
  row: { lower, median, upper, mark },
  scale,
}: {
  readonly row: QuartileRow;
  readonly scale: Scale;
}): ReactElement {
  const [from, middle, to] = [lower, median, upper].map(scale.at) as [number, number, number];
  return (
    <svg className="quartile-chart__plot" aria-hidden="true" focusable="false">
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className="quartile-chart__grid"
          x1={`${scale.at(tick)}%`}
          x2={`${scale.at(tick)}%`}
          y1="0"
          y2="100%"
        />
      ))}
      <rect
        className="quartile-chart__half"
        x={`${from}%`}
        width={`${Math.max(0.4, to - from)}%`}
        y="25%"
        height="50%"
        rx="2"
      />
      <line className="quartile-chart__median" x1={`${middle}%`} x2={`${middle}%`} y1="12%" y2="88%" />
      {mark !== undefined && (
        // A nested image can be positioned by percent of the width; a path cannot.
        <svg x={`${scale.at(mark.value)}%`} y="50%" overflow="visible" aria-hidden="true">
          <path className="quartile-chart__mark" d={DIAMOND} />
        </svg>
      )}
    </svg>
  );
}

function LegendEntry(props: { readonly text: string; readonly children: ReactElement }): ReactElement {
  return (
    <span className="quartile-chart__entry">
      <svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true" focusable="false">
        {props.children}
      </svg>
      {props.text}
    </span>
  );
}

function inWords({ label, lower, median, upper, mark }: QuartileRow, format: (value: number) => string): string {
  const summary = STATISTICS_TEXTS.benchmarkSummary(label, format(lower), format(median), format(upper));
  return mark === undefined ? summary : summary + STATISTICS_TEXTS.benchmarkMark(mark.shown);
}
