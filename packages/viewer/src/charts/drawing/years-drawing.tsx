import type { ReactElement } from "react";
import { Area, Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from "recharts";
import { drawn } from "../chart-data.js";
import type { DrawingProps, SeriesShape } from "../chart-plan.js";
import { looksOf, type SeriesLook } from "../looks.js";
import { ACTIVE_LINE, compact, GRID, MARGIN, TICK, ZERO_LINE } from "./axes.js";
import { strokedBar } from "./stroked-bar.js";

interface YearsDrawingProps extends DrawingProps {
  readonly shapes: readonly SeriesShape[];
  readonly isStacked: boolean;
}

/** Amounts over years as bars, lines and areas. */
export function YearsDrawing(props: YearsDrawingProps): ReactElement {
  const { data, width, height, active, onActive, shapes, isStacked } = props;
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
      margin={MARGIN}
      barCategoryGap="18%"
      barGap={1}
      stackOffset="sign"
      accessibilityLayer={false}
      onMouseMove={({ activeTooltipIndex }) => onActive(indexOf(activeTooltipIndex))}
      onMouseLeave={() => onActive(undefined)}
    >
      <CartesianGrid {...GRID} vertical={false} />
      <XAxis dataKey="row" tick={TICK} tickLine={false} interval="preserveStartEnd" minTickGap={8} />
      <YAxis tick={TICK} tickFormatter={compact} tickLine={false} axisLine={false} width={56} />
      {data.series.map(({ label }, series) =>
        shapeOf(shapes[series] ?? "bar", { series, label, isStacked, look: look(series) }),
      )}
      <ReferenceLine y={0} {...ZERO_LINE} />
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
}

function shapeOf(shape: SeriesShape, { series, label, isStacked, look }: DrawnSeries): ReactElement {
  const { fill, stroke, dash } = look;
  const common = { dataKey: `s${series}`, name: label, isAnimationActive: false } as const;
  switch (shape) {
    case "bar":
      return <Bar key={series} {...common} {...(isStacked && { stackId: "all" })} shape={strokedBar(look)} />;
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
