import type { Amount } from "../decimal/amount.js";
import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { ManyDigits, toEngineDecimal } from "../decimal/wide-decimal.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cellNumber } from "./cell-number.js";
import { asRates, noRate, type RatesOfReturn, ratesOfRoots, whyNoRate } from "./rates-of-return.js";
import { PowerSum, type PowerTerm } from "./roots/power-sum.js";

export interface RateTerms<Value extends Amount = Decimal> {
  /** Number of payments, above 0; need not be whole. */
  readonly periods: Value;
  /** $ per period; below 0 for money paid out. */
  readonly payment: Value;
  /** $ now. */
  readonly presentValue: Value;
  /** $ left after the last payment; 0 where none is given. */
  readonly futureValue?: Value;
  /** At the end of the period where none is given. */
  readonly timing?: AnnuityTiming;
}

/**
 * RATE, all solutions: every rate per period from −99.99% to 1,000,000% that an annuity can have. A loan has one rate.
 * If the signs of present value, payment, and future value change twice, there may be two rates or no rate.
 *
 * With x = 1 + rate, the annuity equation times the rate is a sum of four powers of x. This is also true if the number of
 * periods is not whole. In the equation, n is the number of periods, pmt the payment, pv the present value, and fv the
 * future value:
 *
 *     at the end: pv·x^(n + 1) + (pmt − pv)·x^n + fv·x − (pmt + fv) = 0
 *     at the beginning: (pv + pmt)·x^(n + 1) − pv·x^n + (fv − pmt)·x − fv = 0
 *
 * A loan of $100 for one payment of $110:
 *
 *     100 × 1.1^2 + (−110 − 100) × 1.1 + 110 = 0
 *
 * The equation always has the solution x = 1, because the annuity equation was multiplied by the rate, x − 1. The solution
 * x = 1 counts only if the payments equal the amounts without interest.
 *
 * @returns Fractions per period.
 */
export function ratePerPeriod(terms: RateTerms<Amount>): RatesOfReturn {
  const periods = cellNumber(terms.periods);
  const payment = cellNumber(terms.payment);
  const presentValue = cellNumber(terms.presentValue);
  const futureValue = cellNumber(terms.futureValue ?? ZERO);
  const { timing = AnnuityTiming.End } = terms;
  const reason = periods.isFinite() ? whyNoRate([payment, presentValue, futureValue]) : "not-a-number";
  if (reason !== undefined) return noRate(reason);
  if (periods.lte(0)) return noRate("periods-not-positive");
  const exact: ExactTerms = {
    periods: new ManyDigits(periods),
    payment: new ManyDigits(payment),
    presentValue: new ManyDigits(presentValue),
    futureValue,
    timing,
  };
  const sum = new PowerSum(equation(exact));
  const atZero = rateNearZero(exact);
  const others = ratesOf(ratesOfRoots(sum, ONE)).filter((rate) => rate.abs().gt(atZero?.reach ?? ZERO));
  const rates = atZero === undefined ? others : [...others, atZero.rate].sort((one, other) => one.cmp(other));
  return asRates(rates);
}

/** The terms in decimals that keep every digit. */
type ExactTerms = Required<RateTerms>;

/**
 * A rate nearer to 0 than this limit cannot be distinguished from the root that the multiplication by the rate brought
 * in.
 */
const NEAR_ZERO = new Decimal("1e-28");

/**
 * Rate at which the payments equal the amounts almost without interest, as for a loan at 0% in 34 digits: the tangent
 * at 0 is exact enough there.
 *
 *     rate = −(pv + pmt·n + fv) ÷ (pv·n + pmt·(n·(n − 1) ÷ 2 + n·type))
 */
function rateNearZero(terms: ExactTerms): { readonly rate: Decimal; readonly reach: Decimal } | undefined {
  const { periods, payment, presentValue, futureValue, timing } = terms;
  const withoutInterest = payment.times(periods).plus(presentValue).plus(futureValue);
  const slope = payment.times(periods.minus(1).div(2).plus(timing)).plus(presentValue).times(periods);
  const rate = withoutInterest.isZero() ? ZERO : toEngineDecimal(withoutInterest.div(slope).neg());
  return rate.abs().lt(NEAR_ZERO) ? { rate, reach: NEAR_ZERO } : undefined;
}

/** The four terms of the sum, the highest power first. */
function equation({ periods, payment, presentValue, futureValue, timing }: ExactTerms): PowerTerm[] {
  const [first, second, third, last] =
    timing === AnnuityTiming.Beginning
      ? [presentValue.plus(payment), presentValue.neg(), payment.neg().plus(futureValue), futureValue.neg()]
      : [presentValue, payment.minus(presentValue), futureValue, payment.plus(futureValue).neg()];
  return [
    { coefficient: first, exponent: periods.plus(1) },
    { coefficient: second, exponent: periods },
    { coefficient: third, exponent: ONE },
    { coefficient: last, exponent: ZERO },
  ];
}

function ratesOf(result: RatesOfReturn): readonly Decimal[] {
  switch (result.kind) {
    case "none":
      return [];
    case "one":
      return [result.rate];
    case "several":
      return result.rates;
    default:
      return result satisfies never;
  }
}
