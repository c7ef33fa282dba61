import type { ReactElement } from "react";
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Label,
  Line,
  ReferenceDot,
  ReferenceLine,
  XAxis,
  YAxis,
} from "recharts";
import { type ChartData, drawn } from "../chart-data.js";
import type { ChartPlan, DrawingProps, SeriesShape } from "../chart-plan.js";
import { looksOf, type SeriesLook } from "../looks.js";
import { ACTIVE_LINE, compactIn, GRID, MARGIN, TICK, ZERO_LINE } from "./axes.js";
import { strokedBar } from "./stroked-bar.js";

interface YearsDrawingProps extends DrawingProps {
  readonly plan: Extract<ChartPlan, { kind: "years" }>;
}

/** Height of the name of an axis, in pixels. */
const AXIS_NAME = 18;

/** Amounts over years as bars, lines and areas. */
export function YearsDrawing(props: YearsDrawingProps): ReactElement {
  const { data, unit, width, height, active, onActive, plan } = props;
  const { shapes, isStacked = false, marked = [], note } = plan;
  const rows = data.rows.map((row, index) => ({
    row,
    ...Object.fromEntries(data.series.map(({ amounts }, series) => [`s${series}`, drawn(amounts[index])])),
  }));
  const look = looksOf({ shapes });
  return (
    <ComposedChart
      width={width}
      height={height}
      data={rows}
      margin={{ ...MARGIN, bottom: MARGIN.bottom + AXIS_NAME }}
      barCategoryGap="18%"
      barGap={1}
      stackOffset="sign"
      accessibilityLayer={false}
      onMouseMove={({ activeTooltipIndex }) => onActive(indexOf(activeTooltipIndex))}
      onMouseLeave={() => onActive(undefined)}
    >
      <CartesianGrid {...GRID} vertical={false} />
      <XAxis dataKey="row" tick={TICK} tickLine={false} interval="preserveStartEnd" minTickGap={8}>
        <Label value={data.rowLabel} position="bottom" offset={-2} {...TICK} />
      </XAxis>
      <YAxis tick={TICK} tickFormatter={compactIn(unit)} tickLine={false} axisLine={false} width={56} />
      {data.series.map(({ label }, series) =>
        shapeOf(shapes[series] ?? "bar", { series, label, isStacked, look: look(series), marked }),
      )}
      <ReferenceLine y={0} {...ZERO_LINE} />
      {note !== undefined && noteAt(data, note)}
      {active !== undefined && data.rows[active] !== undefined && (
        <ReferenceLine x={data.rows[active]} {...ACTIVE_LINE} />
      )}
    </ComposedChart>
  );
}

export const indexOf = (index: string | number | null | undefined): number | undefined =>
  index === null || index === undefined || index === "" ? undefined : Number(index);

interface DrawnSeries {
  readonly series: number;
  readonly label: string;
  readonly isStacked: boolean;
  readonly look: SeriesLook;
  readonly marked: readonly string[];
}

const NOTE_GAP = 10;
/** An edge around the letters would print the text twice. */
const NOTE = {
  textAnchor: "end",
  dominantBaseline: "middle",
  fontSize: 12,
  fontWeight: 700,
  fill: "#1b1b1b",
} as const;

/** A text beside a value of a row. */
function noteAt(
  { rows, series }: ChartData,
  { series: index, row, text }: NonNullable<YearsDrawingProps["plan"]["note"]>,
): ReactElement {
  return (
    <ReferenceDot
      x={row}
      y={drawn(series[index]?.amounts[rows.indexOf(row)]) ?? 0}
      r={0}
      shape={({ cx = 0, cy = 0 }) => (
        <text {...NOTE} x={cx - NOTE_GAP} y={cy}>
          {text}
        </text>
      )}
    />
  );
}

function shapeOf(shape: SeriesShape, { series, label, isStacked, look, marked }: DrawnSeries): ReactElement {
  const { fill, stroke, dash } = look;
  const common = { dataKey: `s${series}`, name: label, isAnimationActive: false } as const;
  switch (shape) {
    case "bar":
      return <Bar key={series} {...common} {...(isStacked && { stackId: "all" })} shape={strokedBar(look, marked)} />;
    case "line":
      return (
        <Line
          key={series}
          {...common}
          stroke={stroke}
          strokeWidth={2.5}
          strokeDasharray={dash}
          dot={{ r: 2.5, fill: "#fff", stroke, strokeDasharray: "none", strokeWidth: 1.5 }}
          activeDot={false}
        />
      );
    case "point":
      return (
        <Line
          key={series}
          {...common}
          stroke="none"
          dot={{ r: 4.5, fill, stroke, strokeWidth: 1.5 }}
          activeDot={false}
        />
      );
    case "area":
      return (
        <Area
          key={series}
          {...common}
          type="linear"
          stroke={stroke}
          strokeWidth={2}
          fill={fill}
          fillOpacity={0.3}
          activeDot={false}
        />
      );
    default:
      return shape satisfies never;
  }
}
