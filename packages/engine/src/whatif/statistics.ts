import { type Decimal, ZERO } from "../decimal/decimal.js";
import { wholeUnits } from "../decimal/whole-units.js";
import { percentile } from "./percentile.js";

/** Statistics of many values of one number. */
export interface Statistics {
  /** Number of values. */
  readonly count: number;
  readonly mean: Decimal;
  /** Of a sample: the squares are divided by one less than the count. Absent for a single value. */
  readonly standardDeviation?: Decimal;
  /** Standard deviation of the mean; absent for a single value. */
  readonly standardError?: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly percentiles: readonly Percentile[];
  /** Bins of equal width from the minimum to the maximum; a single one when all values are the same. */
  readonly histogram: readonly HistogramBin[];
}

export interface Percentile {
  /** 0.95 for the 95th. */
  readonly fraction: Decimal;
  readonly value: Decimal;
}

/** Holds the values from its lower end, and below its upper end; the last one holds the maximum too. */
export interface HistogramBin {
  readonly from: Decimal;
  readonly to: Decimal;
  readonly count: number;
}

/**
 * Statistics of values, in decimals. Sums are of distances from the first value, so that equal values deviate by nothing
 * at all.
 *
 *     mean = first value + Σ (value − first value) ÷ n
 *     standard deviation = √(Σ (value − mean)² ÷ (n − 1))
 *     standard error = standard deviation ÷ √n
 *     10 + (0 + 2 + 7) ÷ 3 = 13   (of 10, 12 and 17)
 *
 * @returns Undefined for no values.
 */
export function statisticsOf(
  values: readonly Decimal[],
  fractions: readonly Decimal[],
  bins: number,
): Statistics | undefined {
  const sorted = [...values].sort((one, other) => one.comparedTo(other));
  const [minimum] = sorted;
  const maximum = sorted.at(-1);
  const [first] = values;
  if (minimum === undefined || maximum === undefined || first === undefined) return undefined;
  const count = values.length;
  const distances = values.map((value) => value.minus(first));
  const meanDistance = addUp(distances).div(count);
  return {
    count,
    mean: first.plus(meanDistance),
    ...(count > 1 && deviations(distances, meanDistance)),
    minimum,
    maximum,
    percentiles: fractions.map((fraction) => ({ fraction, value: percentile(sorted, fraction) })),
    histogram: histogram(sorted, minimum, maximum, bins),
  };
}

/** Adds one after the other: a sum over arguments would not hold a million of them. */
const addUp = (amounts: readonly Decimal[]): Decimal => amounts.reduce((sum, amount) => sum.plus(amount), ZERO);

function deviations(
  distances: readonly Decimal[],
  mean: Decimal,
): Pick<Statistics, "standardDeviation" | "standardError"> {
  const squares = addUp(
    distances.map((distance) => distance.minus(mean)).map((deviation) => deviation.times(deviation)),
  );
  const variance = squares.div(distances.length - 1);
  return { standardDeviation: variance.sqrt(), standardError: variance.div(distances.length).sqrt() };
}

function histogram(values: readonly Decimal[], minimum: Decimal, maximum: Decimal, bins: number): HistogramBin[] {
  const width = maximum.minus(minimum);
  if (width.isZero()) return [{ from: minimum, to: maximum, count: values.length }];
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    const bin = Math.min(bins - 1, wholeUnits(value.minus(minimum).times(bins).div(width)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const edge = (index: number): Decimal => (index === bins ? maximum : minimum.plus(width.times(index).div(bins)));
  return counts.map((count, index) => ({ from: edge(index), to: edge(index + 1), count }));
}
