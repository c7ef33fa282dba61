import type { ReactElement } from "react";
import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from "recharts";
import { drawn } from "../chart-data.js";
import type { DrawingProps } from "../chart-plan.js";
import { lookOf } from "../looks.js";
import { ACTIVE_LINE, compactIn, GRID, MARGIN, namesAxis, TICK, ZERO_LINE } from "./axes.js";
import { strokedBar } from "./stroked-bar.js";
import { indexOf } from "./years-drawing.js";

/** A bar to the right for each row, with a layer for each series. */
export function RowsDrawing({ data, unit, width, height, active, onActive }: DrawingProps): ReactElement {
  const rows = data.rows.map((row, index) => ({
    row,
    ...Object.fromEntries(data.series.map(({ amounts }, series) => [`s${series}`, drawn(amounts[index])])),
  }));
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={height}
      data={rows}
      margin={MARGIN}
      barCategoryGap="25%"
      stackOffset="sign"
      accessibilityLayer={false}
      onMouseMove={({ activeTooltipIndex }) => onActive(indexOf(activeTooltipIndex))}
      onMouseLeave={() => onActive(undefined)}
    >
      <CartesianGrid {...GRID} horizontal={false} />
      <XAxis type="number" tick={TICK} tickFormatter={compactIn(unit)} tickLine={false} />
      <YAxis {...namesAxis(width)} />
      {data.series.map(({ label }, series) => (
        <Bar
          key={label}
          dataKey={`s${series}`}
          name={label}
          stackId="all"
          isAnimationActive={false}
          shape={strokedBar(lookOf(series))}
        />
      ))}
      <ReferenceLine x={0} {...ZERO_LINE} />
      {active !== undefined && data.rows[active] !== undefined && (
        <ReferenceLine y={data.rows[active]} {...ACTIVE_LINE} />
      )}
    </BarChart>
  );
}
