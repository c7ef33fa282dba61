import { element, type Markup } from "../markup.js";
import { barMarks } from "./bars.js";
import { type Chart, type Drawing, FONT, frame, round, textWidth, WIDTH } from "./chart.js";
import { niceScale, tickLabels } from "./scale.js";
import { extremes, stackOf } from "./stacks.js";

const ROW_HEIGHT = 22;
const BAR_HEIGHT = 14;
const LABEL_WIDTH = 240;
/** Behind the bars where they have no values behind them: half of the last label of the axis. */
const MARGIN = 24;

/** A bar for every measure, after its name; a bar of a single series is followed by its value. */
export function measureChart(chart: Chart): Markup {
  return frame(chart, (top) => draw(chart, top));
}

function draw(chart: Chart, top: number): Drawing {
  const { categories, bars, valueAxis, prefix } = chart;
  const scale = niceScale(extremes(bars, [], categories.length), 4);
  const left = LABEL_WIDTH + 8;
  const [only, ...others] = bars;
  const valueWidth = others.length > 0 ? 0 : Math.max(0, ...(only?.texts ?? []).map(textWidth));
  const right = WIDTH - Math.max(MARGIN, valueWidth + 8);
  const bottom = top + categories.length * ROW_HEIGHT + 4;
  const x = (value: number): number => left + scale.place(value) * (right - left);
  const labels = tickLabels(scale.ticks, prefix);

  const grid = scale.ticks.map((tick, index) => [
    element("path", { d: `M${round(x(tick))} ${top} V${bottom}`, class: tick === 0 ? "axis" : "grid" }),
    element("text", { x: round(x(tick)), y: bottom + FONT + 3, "text-anchor": "middle" }, labels[index]),
  ]);
  const middle = (index: number): number => top + (index + 0.5) * ROW_HEIGHT + 2;
  const names = categories.map((category, index) =>
    element(
      "text",
      { x: LABEL_WIDTH, y: round(middle(index) + FONT / 3), "text-anchor": "end" },
      shortened(category),
      element("title", {}, category),
    ),
  );
  const stacks = barMarks(chart, (index, from, to) => ({
    x: x(from),
    y: middle(index) - BAR_HEIGHT / 2,
    width: x(to) - x(from),
    height: BAR_HEIGHT,
  }));
  const values = categories.map((_, index) => {
    const end = Math.max(0, ...stackOf(bars, index).map(({ to }) => to));
    return others.length > 0
      ? undefined
      : element("text", { x: round(x(end) + 5), y: round(middle(index) + FONT / 3) }, only?.texts[index]);
  });
  return {
    marks: [
      ...grid.flat(),
      ...names,
      ...stacks,
      ...values.filter((mark) => mark !== undefined),
      element(
        "text",
        { x: round((left + right) / 2), y: bottom + FONT * 2 + 8, "text-anchor": "middle", class: "axis-title" },
        valueAxis,
      ),
    ],
    height: bottom + FONT * 2 + 16,
  };
}

/** A name that fits before its bar. */
function shortened(name: string): string {
  let short = name;
  while (textWidth(short) > LABEL_WIDTH) short = short.slice(0, -2).trimEnd().concat("…");
  return short;
}
