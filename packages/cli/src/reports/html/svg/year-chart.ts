import { element, type Markup } from "../markup.js";
import { barMarks } from "./bars.js";
import { type Chart, type Drawing, FONT, frame, round, textWidth, WIDTH } from "./chart.js";
import { niceScale, tickLabels } from "./scale.js";
import { extremes } from "./stacks.js";

const PLOT_HEIGHT = 240;
const AXIS_TITLE = 24;
/** Part of its room that a bar takes. */
const BAR_PART = 0.74;
/** The most years that each have a name below them. */
const MOST_LABELS = 25;

/** Bars on each other for every year, and lines above them. */
export function yearChart(chart: Chart): Markup {
  return frame(chart, (top) => draw(chart, top));
}

function draw(chart: Chart, legendHeight: number): Drawing {
  const { categories, bars, lines = [], valueAxis, categoryAxis, prefix } = chart;
  const scale = niceScale(extremes(bars, lines, categories.length));
  const labels = tickLabels(scale.ticks, prefix);
  const top = legendHeight + AXIS_TITLE;
  const left = Math.max(...labels.map(textWidth)) + 10;
  const right = WIDTH - 4;
  const bottom = top + PLOT_HEIGHT;
  const room = (right - left) / Math.max(1, categories.length);
  const x = (category: number): number => left + (category + 0.5) * room;
  const y = (value: number): number => bottom - scale.place(value) * PLOT_HEIGHT;

  const grid = scale.ticks.map((tick, index) => [
    element("path", { d: `M${round(left)} ${round(y(tick))} H${right}`, class: tick === 0 ? "axis" : "grid" }),
    element("text", { x: round(left - 6), y: round(y(tick) + FONT / 3), "text-anchor": "end" }, labels[index]),
  ]);
  const stacks = barMarks(chart, (category, from, to) => ({
    x: x(category) - (room * BAR_PART) / 2,
    y: y(to),
    width: room * BAR_PART,
    height: y(from) - y(to),
  }));
  const step = Math.ceil(categories.length / MOST_LABELS);
  const names = categories.map((category, index) =>
    index % step === 0
      ? element("text", { x: round(x(index)), y: bottom + FONT + 5, "text-anchor": "middle" }, category)
      : undefined,
  );
  return {
    marks: [
      element("text", { x: 0, y: top - 14, class: "axis-title" }, valueAxis),
      ...grid.flat(),
      ...stacks,
      ...lines.flatMap((series) => lineMarks(series, { x, y, chart })),
      ...names.filter((name) => name !== undefined),
      element(
        "text",
        { x: round((left + right) / 2), y: bottom + FONT * 2 + 10, "text-anchor": "middle", class: "axis-title" },
        categoryAxis,
      ),
    ],
    height: bottom + FONT * 2 + 18,
  };
}

interface Places {
  readonly x: (category: number) => number;
  readonly y: (value: number) => number;
  readonly chart: Chart;
}

/** A line through the known values, broken where one is not known, with a mark at each. */
function lineMarks(series: NonNullable<Chart["lines"]>[number], { x, y, chart }: Places): readonly Markup[] {
  const { values, label, texts } = series;
  let isOpen = false;
  const path = values.map((value, index) => {
    if (value === undefined) {
      isOpen = false;
      return "";
    }
    const command = isOpen ? "L" : "M";
    isOpen = true;
    return `${command}${round(x(index))} ${round(y(value))}`;
  });
  return [
    element("path", { d: path.join(""), class: "line" }),
    ...values.flatMap((value, index) =>
      value === undefined
        ? []
        : [
            element(
              "circle",
              { cx: round(x(index)), cy: round(y(value)), r: 2.6, class: "mark" },
              element("title", {}, `${chart.categoryAxis} ${chart.categories[index]}, ${label}: ${texts[index] ?? ""}`),
            ),
          ],
    ),
  ];
}
