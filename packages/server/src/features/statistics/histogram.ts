import { Standing } from "@epb/contract";
import { Decimal, roundOrZero } from "@epb/engine";

/** Bins per power of ten. Neighboring edges are 1.8% apart; edges have four digits. */
const BINS_PER_DECADE = 128;
const SIGNIFICANT_DIGITS = 4;

/** Units of rounding within a power of ten, coarsest first. Every bin contains a multiple of the last one. */
const ROUNDING_UNITS = ["1", "0.5", "0.2", "0.1", "0.05", "0.02", "0.01"];

/** Bin of all values of zero or less, below all others. */
const NOT_POSITIVE = -100_000;

/** Number of values in each bin, by the bin's number. Histograms of parts add up to that of the whole. */
export type Histogram = Readonly<Record<string, number>>;

/** The bin of a value: from its {@link edgeOf} to below that of the next bin, exactly. */
export function binOf(value: Decimal): number {
  if (!value.gt(0)) return NOT_POSITIVE;
  const near = Math.floor(Math.log10(value.toNumber()) * BINS_PER_DECADE);
  if (value.lt(edgeOf(near))) return near - 1;
  return value.lt(edgeOf(near + 1)) ? near : near + 1;
}

/** Adds another histogram `times` times: 1 adds, −1 subtracts. Empty bins are omitted. */
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
 * Exact order statistics of the rounded values: of n sorted values, the one at rank n × fraction, rounded up. The
 * result is one of the rounded values and never lies between two. Type 1 of Hyndman and Fan (1996); in R
 * `quantile(type = 1)`, in NumPy `method="inverted_cdf"`.
 *
 * @param fractions - In ascending order; 0.5 for the median.
 * @returns One value for each fraction, each as {@link roundedValue}; empty for an empty histogram.
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
      found.push(roundedValue(bin));
    }
  }
  return found;
}

/** Rank of a quantile among sorted values, counted from 1. */
export const rankOf = (fraction: number, values: number): number => Math.max(1, Math.ceil(values * fraction));

/** Number of values. */
export const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/** The lower edge of a bin. */
export const edgeOf = (bin: number): Decimal =>
  new Decimal((10 ** (bin / BINS_PER_DECADE)).toPrecision(SIGNIFICANT_DIGITS));

/** Edges at a fixed distance in bins, from the lowest value above zero to the highest. */
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

/** Number of values below each of the edges. @param edges - In ascending order. */
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

/**
 * Representative value of a bin: its roundest number; of several, the one nearest to the middle. It lies in the bin, so
 * it is within 2% of each value; 0 for values that are not above zero.
 *
 *     2 458 000 to 2 503 000: 2 500 000
 *     3 924 000 to 3 995 000: 3 950 000
 */
export function roundedValue(bin: number): Decimal {
  if (bin === NOT_POSITIVE) return new Decimal(0);
  const [low, high] = [edgeOf(bin), edgeOf(bin + 1)];
  const middle = low.plus(high).div(2);
  const power = new Decimal(10).pow(Math.floor(bin / BINS_PER_DECADE));
  const nearest = ROUNDING_UNITS.map((each) => {
    const unit = power.times(each);
    return roundOrZero(middle.div(unit), 0).times(unit);
  });
  return nearest.find((value) => value.gte(low) && value.lt(high)) ?? low;
}

/** Position of a value among quartiles, compared by bins: a value that rounds to a quartile is within. */
export function standingOf(
  bin: number,
  { lower, upper }: { readonly lower: string; readonly upper: string },
): Standing {
  if (bin < binOf(new Decimal(lower))) return Standing.Below;
  return bin > binOf(new Decimal(upper)) ? Standing.Above : Standing.Within;
}
