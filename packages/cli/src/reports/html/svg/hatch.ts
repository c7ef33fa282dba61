/** A rectangle of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Stroke = "rising" | "falling" | "level" | "upright";

/**
 * Hatching by the index of the look, so that series differ in print without color. The lines are drawn one by one: SVG
 * patterns make a printed page a hundred times as large.
 */
const STROKES: readonly (readonly (readonly [stroke: Stroke, spacing: number])[])[] = [
  [],
  [["rising", 6]],
  [["level", 6]],
  [["falling", 6]],
  [["upright", 6]],
  [
    ["level", 7],
    ["upright", 7],
  ],
  [
    ["rising", 9],
    ["falling", 9],
  ],
  [["level", 3.5]],
  [["rising", 3.5]],
];

/** Path data of the strokes within a box. */
export function hatch(look: number, box: Box): string {
  return (STROKES[look % STROKES.length] ?? []).map(([stroke, spacing]) => strokes(stroke, spacing, box)).join("");
}

function strokes(stroke: Stroke, spacing: number, { x, y, width, height }: Box): string {
  const [right, bottom] = [x + width, y + height];
  switch (stroke) {
    case "level":
      return steps(y, bottom, spacing, (at) => `M${short(x)} ${short(at)}H${short(right)}`);
    case "upright":
      return steps(x, right, spacing, (at) => `M${short(at)} ${short(y)}V${short(bottom)}`);
    case "rising":
      return steps(x + y, right + bottom, spacing, (sum) => {
        const [from, to] = [Math.max(x, sum - bottom), Math.min(right, sum - y)];
        return `M${short(from)} ${short(sum - from)}L${short(to)} ${short(sum - to)}`;
      });
    case "falling":
      return steps(x - bottom, right - y, spacing, (difference) => {
        const [from, to] = [Math.max(x, difference + y), Math.min(right, difference + bottom)];
        return `M${short(from)} ${short(from - difference)}L${short(to)} ${short(to - difference)}`;
      });
    default:
      return stroke satisfies never;
  }
}

/** Lines at the multiples of the spacing within a range, so that the lines of neighboring boxes meet. */
function steps(from: number, to: number, spacing: number, strokeAt: (at: number) => string): string {
  let path = "";
  for (let at = (Math.floor(from / spacing) + 1) * spacing; at < to; at += spacing) path += strokeAt(at);
  return path;
}

const short = (value: number): number => Math.round(value * 10) / 10;
