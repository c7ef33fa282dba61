import type { ReactElement } from "react";
import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from "recharts";
import { type ChartAmount, type ChartData, drawn } from "../chart-data.js";
import type { DrawingProps } from "../chart-plan.js";
import { lookOf } from "../looks.js";
import { ACTIVE_LINE, compact, cut, GRID, LINES, MARGIN, namesWidth, TICK, ZERO_LINE } from "./axes.js";
import { strokedBar } from "./stroked-bar.js";
import { indexOf } from "./years-drawing.js";

const BAR = 20;

/** Ends of the axis, at round numbers beyond all bars. Only for drawing. */
function domainOf({ series }: ChartData, middle: number): [number, number] {
  const ends = [middle, ...series.flatMap(({ amounts }) => amounts.flatMap((amount) => drawn(amount) ?? []))];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const step = 10 ** Math.floor(Math.log10(high - low || 1)) / 2;
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}

/** For each input a bar to either side of the value as it stands: the widest is the one that moves it most. */
export function TornadoDrawing(props: DrawingProps & { readonly base: string }): ReactElement {
  const { data, width, height, active, onActive, base } = props;
  const names = namesWidth(width);
  const middle = Number(base);
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
      <XAxis type="number" domain={domainOf(data, middle)} tick={TICK} tickFormatter={compact} tickLine={false} />
      <YAxis
        type="category"
        dataKey="row"
        tick={TICK}
        tickFormatter={(name: string) => cut(name, LINES * names)}
        tickLine={false}
        width={names}
        interval={0}
      />
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
