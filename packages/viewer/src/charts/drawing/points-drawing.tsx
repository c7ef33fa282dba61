import type { ReactElement } from "react";
import { CartesianGrid, Label, Scatter, ScatterChart, XAxis, YAxis } from "recharts";
import { drawn } from "../chart-data.js";
import type { DrawingProps } from "../chart-plan.js";
import { lookOf } from "../looks.js";
import { compactIn, GRID, TICK } from "./axes.js";

const MARGIN = { top: 16, right: 28, bottom: 20, left: 8 } as const;
const RADIUS = 6;
const ACTIVE_RADIUS = 9;
/** Maximum number of labels without overlap; beyond it, only the active point has one. */
const MOST_NAMES = 20;

interface Point {
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly name: string;
  readonly index: number;
}

/** A point for each row, under the first word of its name where there is room for it. */
export function PointsDrawing({ data, width, height, active, onActive }: DrawingProps): ReactElement {
  const [across, upwards] = data.series;
  const points = data.rows.map(
    (name, index): Point => ({
      name,
      index,
      x: drawn(across?.amounts[index]),
      y: drawn(upwards?.amounts[index]),
    }),
  );
  return (
    <ScatterChart width={width} height={height} margin={MARGIN} accessibilityLayer={false}>
      <CartesianGrid {...GRID} />
      <XAxis type="number" dataKey="x" tick={TICK} tickFormatter={compactIn("$")} tickLine={false}>
        <Label value={across?.label} position="insideBottom" offset={-12} fontSize={12} fill="#3d4551" />
      </XAxis>
      <YAxis type="number" dataKey="y" tick={TICK} tickFormatter={compactIn("$")} tickLine={false} width={64}>
        <Label
          value={upwards?.label}
          position="insideLeft"
          angle={-90}
          style={{ textAnchor: "middle" }}
          fontSize={12}
          fill="#3d4551"
        />
      </YAxis>
      <Scatter
        data={points.filter(({ x, y }) => x !== undefined && y !== undefined)}
        isAnimationActive={false}
        onMouseEnter={({ payload }: { readonly payload?: Point }) => onActive(payload?.index)}
        onMouseLeave={() => onActive(undefined)}
        shape={({ cx, cy, payload }: { readonly cx?: number; readonly cy?: number; readonly payload?: Point }) => (
          <Mark
            cx={cx}
            cy={cy}
            name={points.length > MOST_NAMES && payload?.index !== active ? "" : (payload?.name ?? "")}
            isActive={payload?.index === active}
          />
        )}
      />
    </ScatterChart>
  );
}

interface MarkProps {
  readonly cx: number | undefined;
  readonly cy: number | undefined;
  readonly name: string;
  readonly isActive: boolean;
}

function Mark({ cx = 0, cy = 0, name, isActive }: MarkProps): ReactElement {
  const { fill } = lookOf(isActive ? 4 : 2);
  const [first = ""] = name.split(" ");
  return (
    <g>
      <circle cx={cx} cy={cy} r={isActive ? ACTIVE_RADIUS : RADIUS} fill={fill} stroke="#fff" strokeWidth={1.5} />
      <text
        x={cx + ACTIVE_RADIUS}
        y={cy - ACTIVE_RADIUS / 2}
        fontSize={12}
        fontWeight={isActive ? 700 : 400}
        fill="#1b1b1b"
      >
        {first}
      </text>
    </g>
  );
}
