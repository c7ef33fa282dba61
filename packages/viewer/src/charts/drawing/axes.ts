const COMPACT = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });
const DOLLARS = new Intl.NumberFormat("en-US", {
  notation: "compact",
  maximumFractionDigits: 2,
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 0,
});

/** Numbers at an axis: 1.25M; $1.25M of an amount in dollars. */
export const compactIn =
  (unit: string) =>
  (value: number): string =>
    (unit.startsWith("$") ? DOLLARS : COMPACT).format(value);

/** Parts of an axis. */
const PARTS = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers at even distances, from below the lowest to above the highest. Only for drawing. */
export function roundTicks(low: number, high: number): readonly number[] {
  const part = (high - low || 1) / PARTS;
  const size = 10 ** Math.floor(Math.log10(part));
  const step = size * (ROUND_STEPS.find((round) => round * size >= part) ?? 1);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

export const TICK = { fontSize: 12, fill: "#3d4551" } as const;
export const GRID = { stroke: "#d9dde2", strokeDasharray: "2 3" } as const;
export const ZERO_LINE = { stroke: "#1b1b1b", strokeWidth: 1 } as const;
export const ACTIVE_LINE = { stroke: "#1b1b1b", strokeDasharray: "3 2", strokeWidth: 1.5 } as const;
/** Pixels between a name and its row. A name may be as wide as its axis, so that the margin on its other side has them too. */
const NAME_GAP = 4;
export const MARGIN = { top: 8, right: 12, bottom: 4, left: NAME_GAP } as const;

/** Longer names of rows are broken into so many lines, and cut where that is not enough. */
const LINES = 2;

/** An axis that labels every row. @param width - Width of the chart, in pixels. */
export function namesAxis(width: number) {
  const room = Math.min(280, Math.max(100, Math.floor(width * 0.32)));
  return {
    type: "category",
    dataKey: "row",
    tick: TICK,
    tickFormatter: (name: string) => cut(name, LINES * room),
    tickLine: false,
    tickSize: 0,
    tickMargin: NAME_GAP,
    width: room,
    interval: 0,
  } as const;
}

const PIXELS_PER_LETTER = 6.6;
function cut(name: string, width: number): string {
  const letters = Math.floor(width / PIXELS_PER_LETTER);
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}
