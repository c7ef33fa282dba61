import type { ReactElement } from "react";
import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from "recharts";
import { type ChartAmount, type ChartData, drawn } from "../chart-data.js";
import type { DrawingProps } from "../chart-plan.js";
import { lookOf } from "../looks.js";
import { ACTIVE_LINE, compactIn, GRID, MARGIN, namesAxis, roundTicks, TICK, ZERO_LINE } from "./axes.js";
import { strokedBar } from "./stroked-bar.js";
import { indexOf } from "./years-drawing.js";

const BAR = 20;

function ticksOf({ series }: ChartData, middle: number): readonly number[] {
  const ends = [middle, ...series.flatMap(({ amounts }) => amounts.flatMap((amount) => drawn(amount) ?? []))];
  return roundTicks(Math.min(...ends), Math.max(...ends));
}

/** For each input, a bar on both sides of the current value: the widest bar has the largest effect. */
export function TornadoDrawing(props: DrawingProps & { readonly base: string }): ReactElement {
  const { data, unit, width, height, active, onActive, base } = props;
  const middle = Number(base);
  const ticks = ticksOf(data, middle);
  const bar = (amount: ChartAmount): readonly [number, number] | undefined => {
    const end = drawn(amount);
    return end === undefined ? undefined : [middle, end];
  };
  const rows = data.rows.map((row, index) => ({
    row,
    ...Object.fromEntries(data.series.map(({ amounts }, series) => [`s${series}`, bar(amounts[index])])),
  }));
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={height}
      data={rows}
      margin={MARGIN}
      barCategoryGap="25%"
      barGap={-BAR}
      barSize={BAR}
      accessibilityLayer={false}
      onMouseMove={({ activeTooltipIndex }) => onActive(indexOf(activeTooltipIndex))}
      onMouseLeave={() => onActive(undefined)}
    >
      <CartesianGrid {...GRID} horizontal={false} />
      <XAxis
        type="number"
        domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
        ticks={ticks}
        tick={TICK}
        tickFormatter={compactIn(unit)}
        tickLine={false}
      />
      <YAxis {...namesAxis(width)} />
      {data.series.map(({ label }, series) => (
        <Bar
          key={label}
          dataKey={`s${series}`}
          name={label}
          isAnimationActive={false}
          shape={strokedBar(lookOf(series))}
        />
      ))}
      <ReferenceLine x={middle} {...ZERO_LINE} />
      {active !== undefined && data.rows[active] !== undefined && (
        <ReferenceLine y={data.rows[active]} {...ACTIVE_LINE} />
      )}
    </BarChart>
  );
}
