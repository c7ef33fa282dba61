import { type Amount, optionalDecimal, toDecimal } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { DollarKind } from "./dollar-kind.js";
import { nominalFromReal, realFromNominal } from "./inflated-rate.js";
import { RateKind } from "./rate-kind.js";

export interface DiscountRate<Value extends Amount = Decimal> {
  readonly kind: RateKind;
  /** Fraction per year. */
  readonly rate: Value;
  /** Fraction per year; needed where the rate is real and the dollars are current, or the other way round. */
  readonly inflation?: Value;
}

/**
 * Discount rate for amounts in current dollars (the nominal rate) or in constant dollars (the real rate).
 *
 *     (1 + 0.03) × (1 + 0.012) − 1 = 0.04236   (3% real for current dollars)
 *
 * @returns Fraction per year; undefined if the inflation rate is needed but not given.
 */
export function rateForDollars(discountRate: DiscountRate<Amount>, dollars: DollarKind): Decimal | undefined {
  const { kind } = discountRate;
  const rate = toDecimal(discountRate.rate);
  const inflation = optionalDecimal(discountRate.inflation);
  switch (dollars) {
    case DollarKind.Current:
      return kind === RateKind.Nominal ? rate : inflation && nominalFromReal(rate, inflation);
    case DollarKind.Constant:
      return kind === RateKind.Real ? rate : inflation && realFromNominal(rate, inflation);
    default:
      return dollars satisfies never;
  }
}
