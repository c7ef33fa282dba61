import { type Amount, toDecimal } from "../decimal/amount.js";
import { type Decimal, ONE } from "../decimal/decimal.js";

/**
 * Price indices from yearly escalation rates: 1 in the base year; the index of each later year is the previous year's
 * index × (1 + the rate of that year) (D15). The list ends before the first year without a rate.
 *
 *     index(y) = index(y − 1) × (1 + rate(y))
 *     1.044 × (1 − 0.01) = 1.03356
 *
 * @param baseYear - Calendar year with index 1.
 * @param rates - Fraction per year, by calendar year.
 * @returns Index by calendar year.
 */
export function priceIndices(baseYear: number, rates: ReadonlyMap<number, Amount>): ReadonlyMap<number, Decimal> {
  const indices = new Map([[baseYear, ONE]]);
  let index = ONE;
  for (let year = baseYear + 1; ; year += 1) {
    const rate = rates.get(year);
    if (rate === undefined) return indices;
    index = index.times(toDecimal(rate).plus(1));
    indices.set(year, index);
  }
}
