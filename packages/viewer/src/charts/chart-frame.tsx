import { latePart } from "../components/late-part.js";
import "./charts.scss";
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Waiting } from "../components/spinner.js";
import { useWithheld } from "../components/withheld/withheld-context.js";
import { WithheldNote, withheldText } from "../components/withheld/withheld-note.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { WITHHELD_TEXTS } from "../texts/withheld-texts.js";
import { type ChartAmount, type ChartData, hasData } from "./chart-data.js";
import { isChartWithheld, type ScheduleChartName } from "./chart-figures.js";
import type { ChartPlan } from "./chart-plan.js";
import { ChartTable } from "./chart-table.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { Legend } from "./legend.js";

/** All drawings and their library are one chunk, loaded with the first visible chart. */
const ChartDrawing = latePart(
  async () => (await import("./drawing/chart-drawing.js")).ChartDrawing,
  () => <p>{COMMON_TEXTS.failedTitle}</p>,
);

interface ChartFrameProps {
  /** For a chart of schedules: the chart whose figures can be withheld. */
  readonly chart?: ScheduleChartName;
  readonly title: string;
  /** Unit of the amounts: `$`. */
  readonly unit: string;
  /** Main result in sentences; screen readers announce it instead of the image. */
  readonly summary: string;
  readonly data: ChartData;
  readonly plan: ChartPlan;
  /** Formatted amount: `$1,234`. */
  readonly shown: (amount: ChartAmount) => string;
  /** Heading level of the title, for a chart below another heading. */
  readonly level?: 2 | 3;
  readonly height?: number;
}

const USUAL_HEIGHT = 300;

/** A chart with its title, unit and summary, its values by keyboard and pointer, and its data as a table one click away. */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const { chart, title, unit, data, plan, shown, level = 3, height = USUAL_HEIGHT } = props;
  const withheld = useWithheld();
  const isWithheld = chart !== undefined && isChartWithheld(chart, withheld.figures);
  const lead = hasData(data) ? WITHHELD_TEXTS.ofChart : WITHHELD_TEXTS.ofEmptyChart;
  // A summary of all figures would be wrong if some are withheld.
  const summary = isWithheld ? withheldText(lead, withheld.inputs) : props.summary;
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [active, setActive] = useState<number>();
  const { ref, width } = useWidth();
  const Heading = `h${level}` as const;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = rowAfter(event.key, active, data.rows.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next === "none" ? undefined : next);
  };
  return (
    <figure className="chart" aria-labelledby={id}>
      <div className="chart__head">
        <Heading className="chart__title" id={id}>
          {title} <span className="chart__unit">{unit}</span>
        </Heading>
        {hasData(data) && (
          <button
            type="button"
            className="usa-button usa-button--unstyled chart__switch no-print"
            onClick={() => setTable(!isTable)}
          >
            {isTable ? CHART_TEXTS.showChart : CHART_TEXTS.showTable}
          </button>
        )}
      </div>
      {!hasData(data) && !isWithheld && <p className="chart__nothing">{CHART_TEXTS.nothing}</p>}
      {hasData(data) && isTable && <ChartTable title={title} data={data} shown={shown} />}
      {hasData(data) && !isTable && (
        <>
          <Legend data={data} plan={plan} />
          <ChartReadout data={data} active={active} shown={shown} hint={CHART_TEXTS.keyboardHint} />
          <div className="chart__picture" ref={ref} style={{ minHeight: height }}>
            {width > 0 && (
              <div aria-hidden="true">
                <Suspense fallback={<Waiting />}>
                  <ChartDrawing
                    data={data}
                    unit={unit}
                    plan={plan}
                    width={width}
                    height={height}
                    active={active}
                    onActive={setActive}
                  />
                </Suspense>
              </div>
            )}
            {/* Over the picture, and nothing within: what is in an image cannot take the focus. */}
            <div
              className="chart__reader"
              role="img"
              aria-label={`${title}. ${summary}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read its values
              tabIndex={0}
              onKeyDown={onKeyDown}
              onBlur={() => setActive(undefined)}
            />
          </div>
          {!isWithheld && <figcaption className="chart__summary">{summary}</figcaption>}
        </>
      )}
      {isWithheld && (
        <figcaption className="chart__summary">
          <WithheldNote lead={lead} />
        </figcaption>
      )}
    </figure>
  );
}

/** Row that a key moves to; it does not move beyond the last row. */
function rowAfter(key: string, active: number | undefined, rows: number): number | "none" | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return active === undefined ? 0 : Math.min(active + 1, rows - 1);
    case "ArrowLeft":
    case "ArrowUp":
      return active === undefined ? rows - 1 : Math.max(active - 1, 0);
    case "Home":
      return 0;
    case "End":
      return rows - 1;
    case "Escape":
      return active === undefined ? undefined : "none";
    default:
      return undefined;
  }
}

interface ChartReadoutProps {
  readonly data: ChartData;
  readonly active: number | undefined;
  readonly shown: (amount: ChartAmount) => string;
  /** Text while no row is active. */
  readonly hint: string;
}

/** The values of the row under the pointer, or that the arrow keys have reached. */
function ChartReadout({ data, active, shown, hint }: ChartReadoutProps): ReactElement {
  const row = active === undefined ? undefined : data.rows[active];
  const values =
    active === undefined
      ? []
      : data.series
          .filter(({ amounts }) => amounts[active] !== undefined)
          .map(({ label, amounts }) => CHART_TEXTS.ofSeries(label, shown(amounts[active])));
  return (
    <p className="chart__readout no-print" aria-live="polite">
      {row === undefined ? (
        <span className="muted">{hint}</span>
      ) : (
        <>
          <strong>
            {data.rowLabel} {row}
          </strong>{" "}
          {values.join(" · ")}
        </>
      )}
    </p>
  );
}

/** Current width of an element in pixels; 0 until it is mounted. */
function useWidth(): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
