import { Decimal } from "../src/decimal/decimal.js";
import type { RatesOfReturn } from "../src/spreadsheet/rates-of-return.js";

/** The rates of return; empty without any. */
export function ratesIn(result: RatesOfReturn): readonly Decimal[] {
  if (result.kind === "none") return [];
  return result.kind === "one" ? [result.rate] : result.rates;
}

/** Relative distance of a number from the expected one; absolute distance if 0 is expected. */
export function relativeError(actual: Decimal, expected: Decimal): Decimal {
  const distance = actual.minus(expected).abs();
  return expected.isZero() ? distance : distance.div(expected.abs());
}

/** True if a number rounds to a published one at the decimals of the publication. */
export function roundsTo(actual: Decimal, published: string): boolean {
  const expected = new Decimal(published);
  const decimals = published.split(".")[1]?.length ?? 0;
  return actual.minus(expected).abs().lte(new Decimal(10).pow(-decimals).div(2));
}
