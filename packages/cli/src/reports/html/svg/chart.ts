import { element, type Markup } from "../markup.js";
import { hatch } from "./hatch.js";

export interface Series {
  readonly label: string;
  /** Undefined where nothing is known; nothing is drawn there. */
  readonly values: readonly (number | undefined)[];
  /** Formatted values. */
  readonly texts: readonly string[];
  /** Index of the color and pattern, 0 to 8; by default the index of the series. */
  readonly look?: number;
}

export interface Chart {
  /** Unique in the page. */
  readonly id: string;
  readonly title: string;
  /** Description of the chart for screen readers. */
  readonly description: string;
  readonly categoryAxis: string;
  readonly valueAxis: string;
  /** Text before the numbers of the value axis. */
  readonly prefix: string;
  /** Labels of the category axis: years, or measures. */
  readonly categories: readonly string[];
  /** Stacked bars; negative values extend below zero. */
  readonly bars: readonly Series[];
  /** Drawn above the bars. */
  readonly lines?: readonly Series[];
}

export const WIDTH = 760;
export const FONT = 12;
const LEGEND_LINE = 20;
const SWATCH = 12;
/** The average width of a character of the font, in parts of its size; generous, so that nothing is cut off. */
const CHARACTER = 0.58;

export const textWidth = (text: string): number => text.length * FONT * CHARACTER;

/** Drawn content and where it ends. */
export interface Drawing {
  readonly marks: readonly Markup[];
  readonly height: number;
}

/** The picture around what is drawn: its name, its patterns and its legend. */
export function frame(chart: Chart, drawing: (top: number) => Drawing): Markup {
  const { id, title, description, bars, lines = [] } = chart;
  const legend = legendOf(chart);
  const { marks, height } = drawing(legend.height);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${Math.ceil(height)}`,
      role: "img",
      "aria-labelledby": `${id}-title ${id}-description`,
      class: "chart",
      "font-size": FONT,
    },
    element("title", { id: `${id}-title` }, title),
    element("desc", { id: `${id}-description` }, description),
    bars.length + lines.length > 1 ? legend.marks : [],
    marks,
  );
}

function legendOf({ bars, lines = [] }: Chart): Drawing {
  const entries = [
    ...bars.map(({ label, look }, index) => ({ label, look: look ?? index, isLine: false })),
    ...lines.map(({ label }) => ({ label, look: 0, isLine: true })),
  ];
  if (entries.length < 2) return { marks: [], height: 8 };
  let x = 0;
  let y = 0;
  const marks = entries.map(({ label, look, isLine }) => {
    const width = SWATCH + 6 + textWidth(label) + 18;
    if (x > 0 && x + width > WIDTH) {
      x = 0;
      y += LEGEND_LINE;
    }
    const entry = element(
      "g",
      { transform: `translate(${round(x)} ${y + 4})` },
      isLine ? element("path", { d: `M0 ${SWATCH / 2} H${SWATCH + 2}`, class: "line" }) : swatch(look),
      element("text", { x: SWATCH + 6, y: SWATCH - 1.5 }, label),
    );
    x += width;
    return entry;
  });
  return { marks, height: y + LEGEND_LINE + 12 };
}

const SWATCH_BOX = { x: 0, y: 0, width: SWATCH, height: SWATCH };

const swatch = (look: number): readonly Markup[] => [
  element("rect", { ...SWATCH_BOX, class: `bar colour-${look}` }),
  element("path", { d: hatch(look, SWATCH_BOX), class: "hatch" }),
];

/** Rounds to a tenth of a unit: finer values are not visible and make the page larger. */
export const round = (value: number): number => Math.round(value * 10) / 10;
