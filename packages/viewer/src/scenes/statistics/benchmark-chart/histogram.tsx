import type { ReactElement } from "react";
import { STATISTICS_TEXTS } from "../statistics-texts.js";

/** A column of the chart: projects from one edge to below another. The outermost are open. */
export interface HistogramColumn {
  readonly from?: number;
  readonly below?: number;
  readonly projects: number;
}

interface HistogramProps {
  readonly title: string;
  /** From the lowest up. */
  readonly columns: readonly HistogramColumn[];
  readonly format: (value: number) => string;
  /** Value of the compared project, its formatted text, and its name. */
  readonly mark?: { readonly value: number; readonly shown: string; readonly name: string };
}

/** Part of its slot that a column fills, in percent. */
const FILLED = 92;
/** Edges that there is room for. */
const MOST_EDGES = 5;

/** Number of projects in each interval; a diamond marks the column of the compared project. */
export function Histogram({ title, columns, format, mark }: HistogramProps): ReactElement {
  const most = Math.max(...columns.map(({ projects }) => projects), 1);
  const place = 100 / columns.length;
  const marked = mark === undefined ? -1 : columnOf(columns, mark.value);
  const step = Math.ceil(columns.length / MOST_EDGES);
  return (
    <figure className="histogram">
      <div role="img" aria-label={inWords({ title, columns, format, ...(mark && { mark }) })}>
        <span className="histogram__most">{STATISTICS_TEXTS.counted(most)}</span>
        <svg className="histogram__plot" aria-hidden="true" focusable="false">
          {columns.map(({ from, projects }, index) => {
            const height = (80 * projects) / most;
            return (
              <rect
                key={from ?? "lowest"}
                className={index === marked ? "histogram__column is-marked" : "histogram__column"}
                x={`${index * place + (place * (100 - FILLED)) / 200}%`}
                width={`${(place * FILLED) / 100}%`}
                y={`${100 - height}%`}
                height={`${height}%`}
              />
            );
          })}
          {marked >= 0 && (
            // A nested image can be positioned by percent of the width; a path cannot.
            <svg x={`${(marked + 0.5) * place}%`} y="9%" overflow="visible" aria-hidden="true">
              <path className="quartile-chart__mark" d={DIAMOND} />
            </svg>
          )}
        </svg>
        <div className="histogram__edges">
          {columns.map(({ below }, index) =>
            below !== undefined && (index + 1) % step === 0 ? (
              <span key={below} style={{ left: `${(index + 1) * place}%` }}>
                {format(below)}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <figcaption className="quartile-chart__legend">
        <span>{STATISTICS_TEXTS.legendColumns}</span>
        {mark !== undefined && (
          <span className="quartile-chart__entry">
            <svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true" focusable="false">
              <path className="quartile-chart__mark" d={DIAMOND} transform="translate(14 10)" />
            </svg>
            {STATISTICS_TEXTS.legendMarked(mark.name, mark.shown)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Around its middle. */
const DIAMOND = "M0-7 7 0 0 7-7 0Z";

/** Index of the column for a value. */
export const columnOf = (columns: readonly HistogramColumn[], value: number): number =>
  columns.findIndex(({ below = Number.POSITIVE_INFINITY }) => value < below);

/** `$24 to $42`, `below $24`, `$42 or more` */
export function rangeText({ from, below }: HistogramColumn, format: (value: number) => string): string {
  if (from === undefined) return below === undefined ? "" : STATISTICS_TEXTS.rangeBelow(format(below));
  return below === undefined
    ? STATISTICS_TEXTS.rangeFrom(format(from))
    : STATISTICS_TEXTS.range(format(from), format(below));
}

function inWords({ title, columns, format, mark }: HistogramProps): string {
  const fullest = columns.reduce((one, other) => (other.projects > one.projects ? other : one));
  const most = STATISTICS_TEXTS.mostBetween(rangeText(fullest, format), STATISTICS_TEXTS.counted(fullest.projects));
  const own = mark === undefined ? undefined : columns[columnOf(columns, mark.value)];
  const yours =
    own === undefined || mark === undefined
      ? ""
      : STATISTICS_TEXTS.markedBetween(mark.name, mark.shown, rangeText(own, format));
  return `${title}. ${most}${yours} ${STATISTICS_TEXTS.inTable}`;
}
