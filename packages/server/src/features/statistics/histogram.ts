import { Decimal } from "@epb/engine";

/**
 * So many bins from each power of ten to the next. Neighbouring edges are 1.8 % apart, so that a quantile told from the
 * bins is within 1 % of the value that was counted.
 */
const BINS_PER_DECADE = 128;
const SIGNIFICANT_DIGITS = 4;

/** The bin of everything that is not above zero, below all others. */
const NOT_POSITIVE = -100_000;

/** How many values lie in each bin, by the bin's number. Histograms of parts add up to that of the whole. */
export type Histogram = Readonly<Record<string, number>>;

/** The bin of a value: its edges are powers of the same number. */
export function binOf(value: Decimal): number {
  return value.gt(0) ? Math.floor(Math.log10(value.toNumber()) * BINS_PER_DECADE) : NOT_POSITIVE;
}

/** One histogram with another counted `times` into it: 1 adds, −1 takes away. Empty bins are left out. */
export function withHistogram(histogram: Histogram, other: Histogram, times: 1 | -1): Histogram {
  const bins: Record<string, number> = { ...histogram };
  for (const [bin, count] of Object.entries(other)) {
    const now = (bins[bin] ?? 0) + times * count;
    if (now === 0) delete bins[bin];
    else bins[bin] = now;
  }
  return bins;
}

/**
 * The values at ranks: of n values in their order the one at n × fraction, rounded up. Within 1 % of what was counted; 0
 * stands for values that are not above zero.
 *
 * @param fractions - From the lowest up; 0.5 for the median.
 * @returns As many as fractions; none for an empty histogram.
 */
export function quantiles(histogram: Histogram, fractions: readonly number[]): readonly Decimal[] {
  const bins = Object.entries(histogram)
    .map(([bin, count]) => ({ bin: Number(bin), count }))
    .sort((one, other) => one.bin - other.bin);
  const values = countOf(histogram);
  const found: Decimal[] = [];
  let before = 0;
  for (const { bin, count } of bins) {
    before += count;
    while (found.length < fractions.length && before >= rankOf(fractions[found.length] ?? 1, values)) {
      found.push(middleOf(bin));
    }
  }
  return found;
}

/** Which of so many values in their order a quantile is, counted from 1. */
export const rankOf = (fraction: number, values: number): number => Math.max(1, Math.ceil(values * fraction));

/** How many values there are. */
export const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/** The lower edge of a bin. */
export const edgeOf = (bin: number): Decimal =>
  new Decimal((10 ** (bin / BINS_PER_DECADE)).toPrecision(SIGNIFICANT_DIGITS));

/** Every so many bins an edge, from the lowest value that is above zero to the highest. */
export function edgesWithin(histogram: Histogram, every: number): readonly number[] {
  const bins = Object.keys(histogram)
    .map(Number)
    .filter((bin) => bin !== NOT_POSITIVE);
  if (bins.length === 0) return [];
  const first = Math.ceil(Math.min(...bins) / every);
  return Array.from(
    { length: Math.max(0, Math.floor(Math.max(...bins) / every) - first + 1) },
    (_, index) => (first + index) * every,
  );
}

/** How many values lie below each of the edges. @param edges - From the lowest up. */
export function countsBelow(histogram: Histogram, edges: readonly number[]): readonly number[] {
  const bins = Object.entries(histogram)
    .map(([bin, count]) => ({ bin: Number(bin), count }))
    .sort((one, other) => one.bin - other.bin);
  let [next, below] = [0, 0];
  return edges.map((edge) => {
    for (let at = bins[next]; at !== undefined && at.bin < edge; at = bins[next]) {
      below += at.count;
      next += 1;
    }
    return below;
  });
}

/** The value that is as far, in percent, from the one edge of a bin as from the other. */
function middleOf(bin: number): Decimal {
  if (bin === NOT_POSITIVE) return new Decimal(0);
  const [low, high] = [bin, bin + 1].map((edge) => 10 ** (edge / BINS_PER_DECADE)) as [number, number];
  return new Decimal(((2 * low * high) / (low + high)).toPrecision(SIGNIFICANT_DIGITS));
}
