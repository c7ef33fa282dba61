import { Decimal, ONE, ZERO } from "../decimal/decimal.js";

/** First guesses of the calculator, and the part of a guess by which the next one differs. Fractions. */
const FIRST_GUESS = { rising: "0.02", falling: "-0.01" } as const;
const STEP = "0.25";
/** From 2% to 10^-9, below every rate that the calculator prints. */
const MOST_STEPS = 60;

/**
 * The rate that NIST's Energy Escalation Rate Calculator (EERC) finds for one fuel. The calculator changes a guess by a
 * quarter until the total of the guess passes the total of the prices, and interpolates once between the last two
 * guesses. So the result is near the exact rate, within 0.03 percentage points for the prices of 2025.
 *
 *     total(rate) = ((1 + rate)^(years + 1) − (1 + rate)) ÷ rate
 *     rate = last + |error of last| ÷ (|error of last| + |error of the one before|) × (the one before − last)
 *
 * @param total - Σ price(year) ÷ price(base year) over the years of the contract.
 * @param years - Years of the contract.
 * @returns Rate per year without inflation, as a fraction; undefined if the calculator finds no rate.
 * @see `solveForAnnualAverageRate` in github.com/usnistgov/eerc; 0033
 */
export function calculatorRate(total: Decimal, years: number): Decimal | undefined {
  if (total.eq(years)) return ZERO;
  const isRising = total.gt(years);
  const errorOf = (rate: Decimal): Decimal => {
    const growth = rate.plus(1);
    return growth
      .pow(years + 1)
      .minus(growth)
      .div(rate)
      .minus(total);
  };
  let rate = new Decimal(isRising ? FIRST_GUESS.rising : FIRST_GUESS.falling);
  let error = errorOf(rate);
  const isTooSmall = error.lt(0) === isRising;
  const factor = ONE.plus(isTooSmall ? STEP : `-${STEP}`);
  for (let step = 0; step < MOST_STEPS; step++) {
    const [previousRate, previousError] = [rate, error];
    rate = rate.times(factor);
    error = errorOf(rate);
    if (error.lt(0) === previousError.lt(0)) continue;
    const part = error.abs().div(error.abs().plus(previousError.abs()));
    return rate.plus(previousRate.minus(rate).times(part));
  }
  return undefined;
}
