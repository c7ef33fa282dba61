const FULL = "█";
const BASE = "│";
const HEIGHTS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** Ends of a bar, in any unit. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  /** Start value of the bars. */
  readonly base: number;
}

/** Range of all bars. */
export interface BarScale {
  readonly least: number;
  readonly most: number;
}

/** A bar from one value to another with a line at the base, in so many columns: `   ███│█████    `. */
export function renderBar({ from, to, base }: Bar, { least, most }: BarScale, columns: number): string {
  if (most <= least) return `${" ".repeat(Math.floor(columns / 2))}${BASE}`;
  const at = (value: number): number => Math.round(((value - least) / (most - least)) * (columns - 1));
  const [start, end] = [Math.min(from, to), Math.max(from, to)].map(at);
  const line = at(base);
  return Array.from({ length: columns }, (_, column) => {
    if (column === line) return BASE;
    return column >= (start ?? 0) && column <= (end ?? 0) ? FULL : " ";
  })
    .join("")
    .trimEnd();
}

/** Counts as columns of different height: `▁▃█▆▂`. None at all is a space. */
export function renderSpread(counts: readonly number[]): string {
  const most = Math.max(...counts, 1);
  return counts.map((count) => (count === 0 ? " " : HEIGHTS[Math.ceil((count / most) * HEIGHTS.length) - 1])).join("");
}
