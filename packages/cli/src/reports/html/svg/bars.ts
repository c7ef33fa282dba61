import { element, type Markup } from "../markup.js";
import { type Chart, round } from "./chart.js";
import { type Box, hatch } from "./hatch.js";
import { stackOf } from "./stacks.js";

/** The bars of a chart, stack by stack, and above them the strokes of each series. */
export function barMarks(
  { bars, categories, categoryAxis }: Chart,
  boxOf: (category: number, from: number, to: number) => Box,
): readonly Markup[] {
  const strokes = bars.map(() => "");
  const rectangles = categories.flatMap((category, index) =>
    stackOf(bars, index).map(({ series, from, to }) => {
      const { label = "", texts = [], look = series } = bars[series] ?? {};
      const box = boxOf(index, from, to);
      strokes[series] += hatch(look, box);
      return element(
        "rect",
        {
          x: round(box.x),
          y: round(box.y),
          width: round(box.width),
          height: round(box.height),
          class: `bar colour-${look}`,
        },
        element("title", {}, `${categoryAxis} ${category}, ${label}: ${texts[index] ?? ""}`),
      );
    }),
  );
  return [...rectangles, ...strokes.filter((d) => d !== "").map((d) => element("path", { d, class: "hatch" }))];
}
