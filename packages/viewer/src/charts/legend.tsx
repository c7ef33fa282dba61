import type { ReactElement } from "react";
import type { ChartData } from "./chart-data.js";
import type { ChartPlan, SeriesShape } from "./chart-plan.js";
import { CHART_TEXTS } from "./chart-texts.js";
import { lookOf, looksOf, MARKED, type SeriesLook, strokesIn } from "./looks.js";

const SWATCH = { x: 0.5, y: 0.5, width: 21, height: 13 };
const MIDDLE = 7;

interface LegendProps {
  readonly data: ChartData;
  readonly plan: ChartPlan;
}

/** Which look belongs to which series that has an amount. Points say what they are at the axes. */
export function Legend({ data, plan }: LegendProps): ReactElement | null {
  if (plan.kind === "points") return null;
  const look = plan.kind === "years" ? looksOf(plan) : lookOf;
  return (
    <ul className="chart__legend">
      {data.series.map(
        ({ label, amounts }, index) =>
          amounts.some((amount) => amount !== undefined) && (
            <li key={label}>
              <svg width="22" height="14" aria-hidden="true">
                <Swatch look={look(index)} shape={plan.kind === "years" ? plan.shapes[index] : undefined} />
              </svg>
              {label}
            </li>
          ),
      )}
      {plan.kind === "years" && plan.marked !== undefined && plan.marked.length > 0 && (
        <li>
          <svg width="22" height="14" aria-hidden="true">
            <Swatch look={MARKED} />
          </svg>
          {CHART_TEXTS.notCovered}
        </li>
      )}
    </ul>
  );
}

interface SwatchProps {
  readonly look: SeriesLook;
  /** A bar by default. */
  readonly shape?: SeriesShape | undefined;
}

function Swatch({ look, shape }: SwatchProps): ReactElement {
  const { fill, stroke, strokes, dash } = look;
  if (shape === "point") return <circle cx={11} cy={MIDDLE} r={4.5} fill={fill} />;
  if (shape === "line") {
    return <path d={`M0 ${MIDDLE}H22`} stroke={stroke} strokeWidth={3} strokeDasharray={dash} />;
  }
  return (
    <>
      <rect {...SWATCH} fill={fill} stroke={stroke} />
      <path d={strokesIn(SWATCH, strokes)} stroke={stroke} />
    </>
  );
}
