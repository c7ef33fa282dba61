/**
 * Appearance of a series: neighbors differ in lightness, and hatching separates colors that are equal in a grayscale
 * print.
 */
export interface SeriesLook {
  readonly fill: string;
  /** Color of lines, and of the hatching in bars. */
  readonly stroke: string;
  readonly strokes: "none" | "across" | "upright" | "slanted";
  /** Dash pattern of a line. */
  readonly dash: string | undefined;
}

const look = (fill: string, stroke: string, strokes: SeriesLook["strokes"] = "none", dash?: string): SeriesLook => ({
  fill,
  stroke,
  strokes,
  dash,
});

const LOOKS: readonly SeriesLook[] = [
  look("#162e51", "#162e51"),
  look("#f6d9a8", "#8a4b08", "slanted", "7 4"),
  look("#4a7bb7", "#2b5a92"),
  look("#dcebf9", "#2b5a92", "across", "2 3"),
  look("#7d4a12", "#7d4a12", "none", "10 3 2 3"),
  look("#cfe5cc", "#2c6a2f", "upright"),
  look("#2c6a2f", "#2c6a2f", "none", "4 2"),
  look("#e6e6e6", "#565c65", "slanted"),
];

/** A line is drawn over bars: they are light and it is dark. */
const UNDER_LINE = look("#b9d0ea", "#2b5a92");
const OVER_BARS = look("#162e51", "#162e51", "none", "7 3");

/** A bar that marks an error, such as a year whose savings do not cover its payments. */
export const MARKED = look("#f4b9b3", "#b50909", "slanted");

/** Points over bars, such as measured amounts. */
const POINTS = look("#2c6a2f", "#ffffff");

/** Looks of bars, with a line and points over them where there are some. */
export function looksOf({ shapes }: { readonly shapes: readonly string[] }): (series: number) => SeriesLook {
  if (!shapes.includes("line")) return lookOf;
  const over: Readonly<Record<string, SeriesLook>> = { line: OVER_BARS, point: POINTS };
  return (series) => over[shapes[series] ?? ""] ?? UNDER_LINE;
}

export function lookOf(index: number): SeriesLook {
  const found = LOOKS[index % LOOKS.length];
  if (found === undefined) throw new Error("there are no looks");
  return found;
}

const STROKE_GAP = 5;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The strokes in a bar, one by one. Patterns of SVG would be printed as a picture for every bar, and the page become a hundred
 * times as large.
 */
export function strokesIn({ x, y, width, height }: Box, kind: SeriesLook["strokes"]): string {
  if (kind === "none" || width < 2 || height < 2) return "";
  const [right, bottom] = [x + width, y + height];
  const parts: string[] = [];
  switch (kind) {
    case "across":
      for (let at = y + STROKE_GAP / 2; at < bottom; at += STROKE_GAP) parts.push(`M${x} ${at}H${right}`);
      break;
    case "upright":
      for (let at = x + STROKE_GAP / 2; at < right; at += STROKE_GAP) parts.push(`M${at} ${y}V${bottom}`);
      break;
    case "slanted":
      // Rising to the right, from the left or lower edge to the upper or right one.
      for (let at = STROKE_GAP; at < width + height; at += STROKE_GAP) {
        const [fromX, fromY] = at < height ? [x, y + at] : [x + at - height, bottom];
        const [toX, toY] = at < width ? [x + at, y] : [right, y + at - width];
        parts.push(`M${fromX} ${fromY}L${toX} ${toY}`);
      }
      break;
    default:
      return kind satisfies never;
  }
  return parts.join("");
}
