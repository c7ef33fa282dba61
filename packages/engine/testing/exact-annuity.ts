import { Fraction } from "./fraction.js";

export interface ExactAnnuityTerms {
  readonly rate: string;
  readonly periods: number;
  readonly presentValue: string;
  readonly futureValue?: string;
  readonly isAtBeginning?: boolean;
}

export interface ExactPeriod {
  readonly interest: Fraction;
  readonly principal: Fraction;
}

/** The level payment of an annuity, and what of it is interest, period by period, in exact fractions. Rate not 0. */
export function exactAnnuity(terms: ExactAnnuityTerms): { payment: Fraction; schedule: readonly ExactPeriod[] } {
  const { periods, isAtBeginning = false } = terms;
  const [rate, presentValue, futureValue] = [terms.rate, terms.presentValue, terms.futureValue ?? "0"].map(Fraction.of);
  if (rate === undefined || presentValue === undefined || futureValue === undefined) throw new Error("no terms");
  const onePlusRate = rate.plus(new Fraction(1n));
  let [growth, accumulation] = [new Fraction(1n), Fraction.zero];
  for (let period = 1; period <= periods; period += 1) {
    accumulation = accumulation.times(onePlusRate).plus(new Fraction(1n));
    growth = growth.times(onePlusRate);
  }
  const due = isAtBeginning ? accumulation.times(onePlusRate) : accumulation;
  const payment = Fraction.zero.minus(quotient(presentValue.times(growth).plus(futureValue), due));

  // What is owed right after each payment; what is owed is received, so it is above 0 as the payment is below.
  let balance = presentValue;
  const schedule: ExactPeriod[] = [];
  for (let period = 1; period <= periods; period += 1) {
    const interest = isAtBeginning && period === 1 ? Fraction.zero : Fraction.zero.minus(balance.times(rate));
    const principal = payment.minus(interest);
    balance = balance.plus(principal);
    schedule.push({ interest, principal });
  }
  return { payment, schedule };
}

function quotient(dividend: Fraction, divisor: Fraction): Fraction {
  const sign = divisor.numerator < 0n ? -1n : 1n;
  return dividend.times(new Fraction(sign * divisor.denominator, sign * divisor.numerator));
}
