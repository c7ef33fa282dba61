/** Position of a value on a chart. */
export interface Scale {
  /** Percent of the width, from the left. */
  readonly at: (value: number) => number;
  /** Values that are written below the chart. */
  readonly ticks: readonly number[];
  readonly isLogarithmic: boolean;
}

/** Values that differ by more than this many times do not fit on an even scale. */
const LOGARITHMIC_FROM = 40;
const MOST_TICKS = 7;
const STEPS = [1, 2, 5, 10] as const;

/** A scale that makes all values visible: linear from zero, or logarithmic for a large range. */
export function scaleOf(values: readonly number[]): Scale {
  const positive = values.filter((value) => value > 0);
  const [low, high] = [Math.min(...positive), Math.max(...positive)];
  if (positive.length === 0) return { at: () => 0, ticks: [0], isLogarithmic: false };
  return high / low > LOGARITHMIC_FROM ? logarithmic(low, high) : even(high);
}

function even(high: number): Scale {
  const rough = high / (MOST_TICKS - 2);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const count = Math.ceil(high / step);
  const end = count * step;
  return {
    at: (value) => clamp((100 * value) / end),
    ticks: Array.from({ length: count + 1 }, (_, index) => rounded(index * step)),
    isLogarithmic: false,
  };
}

function logarithmic(low: number, high: number): Scale {
  const candidates = [[1, 2, 5], [1, 3], [1]].map((steps) => ticksBetween(low, high, steps));
  const ticks = candidates.find(({ length }) => length <= MOST_TICKS) ?? candidates.at(-1) ?? [];
  const [first = low, last = high] = [ticks[0], ticks.at(-1)];
  const [start, end] = [Math.log10(first), Math.log10(last)];
  return {
    at: (value) => (value <= 0 ? 0 : clamp((100 * (Math.log10(value) - start)) / (end - start))),
    ticks,
    isLogarithmic: true,
  };
}

/** From the last one below the lowest to the first one above the highest. */
function ticksBetween(low: number, high: number, steps: readonly number[]): readonly number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 },
    (_, index) => Math.floor(Math.log10(low)) + index,
  );
  const all = powers.flatMap((power) => steps.map((step) => rounded(step * 10 ** power)));
  const first = all.findLastIndex((tick) => tick <= low);
  const last = all.findIndex((tick) => tick >= high);
  return all.slice(Math.max(0, first), last === -1 ? undefined : last + 1);
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));
/** Removes binary rounding errors. */
const rounded = (value: number): number => Number(value.toPrecision(6));
