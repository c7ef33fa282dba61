import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { decimalText } from "../../testing/arbitraries.js";
import { numberOf, ratesIn, relativeError } from "../../testing/closeness.js";
import { exactAnnuity } from "../../testing/exact-annuity.js";
import { Fraction } from "../../testing/fraction.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cumulativeInterest } from "./cumulative-interest.js";
import { cumulativePrincipal } from "./cumulative-principal.js";
import { effectiveRate } from "./effective-rate.js";
import { futureValue } from "./future-value.js";
import { interestPayment } from "./interest-payment.js";
import { nominalRate } from "./nominal-rate.js";
import { numberOfPeriods } from "./number-of-periods.js";
import { payment } from "./payment.js";
import { presentValue } from "./present-value.js";
import { principalPayment } from "./principal-payment.js";
import { ratePerPeriod } from "./rate-per-period.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const timing = fc.constantFrom(AnnuityTiming.End, AnnuityTiming.Beginning);
/** 0.001 % to 20 % per period. */
const ratePerPeriodText = decimalText({ min: 1, max: 20_000, decimals: 5 });
const amountText = decimalText({ min: 1, max: 1_000_000_000, decimals: 2 });
const periodCount = fc.integer({ min: 1, max: 60 });

/** What the rounding of the last of 34 digits leaves, when amounts of the same size were added and subtracted. */
const ROUNDING = "1e-28";

const isEqualTo = (actual: Decimal, exact: Fraction): boolean => {
  const expected = new Decimal(exact.numerator.toString()).div(exact.denominator.toString());
  return relativeError(actual, expected).lt(ROUNDING);
};

describe("against a schedule in exact fractions", () => {
  test("the payment, its interest and its principal agree in every period", () => {
    fc.assert(
      fc.property(ratePerPeriodText, fc.integer({ min: 1, max: 15 }), amountText, amountText, timing, (...terms) => {
        const [rate, periods, loan, balloon, due] = terms;
        const isAtBeginning = due === AnnuityTiming.Beginning;
        const exact = exactAnnuity({ rate, periods, presentValue: loan, futureValue: balloon, isAtBeginning });
        const asked = {
          rate: d(rate),
          periods: d(periods),
          presentValue: d(loan),
          futureValue: d(balloon),
          timing: due,
        };
        expect(isEqualTo(numberOf(payment(asked)), exact.payment)).toBe(true);
        exact.schedule.forEach(({ interest, principal }, index) => {
          const period = d(index + 1);
          expect(isEqualTo(numberOf(interestPayment({ ...asked, period })), interest)).toBe(true);
          expect(isEqualTo(numberOf(principalPayment({ ...asked, period })), principal)).toBe(true);
        });
      }),
      { numRuns: runs(40) },
    );
  });

  const last = { periods: d(360), presentValue: d(125_000), firstPeriod: d(360), lastPeriod: d(360) };

  test.each([AnnuityTiming.End, AnnuityTiming.Beginning])("what Calc loses to cancellation, due at %i", (due) => {
    const isAtBeginning = due === AnnuityTiming.Beginning;
    const { schedule } = exactAnnuity({ rate: "0.1", periods: 360, presentValue: "125000", isAtBeginning });
    const { interest = Fraction.zero, principal = Fraction.zero } = schedule[359] ?? {};
    const secondYear = schedule.slice(12, 24).reduce((total, period) => total.plus(period.principal), Fraction.zero);
    const asked = { ...last, rate: d("0.1"), timing: due };
    expect(isEqualTo(numberOf(cumulativeInterest(asked)), interest)).toBe(true);
    expect(isEqualTo(numberOf(cumulativePrincipal(asked)), principal)).toBe(true);
    const ofSecondYear = cumulativePrincipal({ ...asked, firstPeriod: d(13), lastPeriod: d(24) });
    expect(isEqualTo(numberOf(ofSecondYear), secondYear)).toBe(true);
  });

  test.each([
    ["0.12", 0, "50000", false, 1, -1],
    ["0.045", 200_000, "0", true, 2, 1],
    ["0.045", 200_000, "-5000", true, 12, 1],
  ] as const)("payments at %s on %i", (rate, loan, balloon, isAtBeginning, period, part) => {
    const exact = exactAnnuity({ rate, periods: 360, presentValue: `${loan}`, futureValue: balloon, isAtBeginning });
    const asked = {
      ...{ rate: d(rate), periods: d(360), presentValue: d(loan), futureValue: d(balloon) },
      timing: isAtBeginning ? AnnuityTiming.Beginning : AnnuityTiming.End,
    };
    const [actual, expected] =
      part < 0
        ? [payment(asked), exact.payment]
        : [principalPayment({ ...asked, period: d(period) }), exact.schedule[period - 1]?.principal];
    expect(expected !== undefined && isEqualTo(numberOf(actual), expected)).toBe(true);
  });
});

describe("laws", () => {
  test("interest and principal are the payment, and the principal pays the loan back", () => {
    fc.assert(
      fc.property(ratePerPeriodText, periodCount, amountText, timing, (rate, periods, loan, due) => {
        const terms = { rate: d(rate), periods: d(periods), presentValue: d(loan), timing: due };
        const paid = numberOf(payment(terms));
        const principals = Array.from({ length: periods }, (_, index) => {
          const asked = { ...terms, period: d(index + 1) };
          const principal = numberOf(principalPayment(asked));
          expect(relativeError(numberOf(interestPayment(asked)).plus(principal), paid).lt(ROUNDING)).toBe(true);
          return principal;
        });
        expect(relativeError(sum(principals), d(loan).neg()).lt(ROUNDING)).toBe(true);
        const all = { ...terms, firstPeriod: d(1), lastPeriod: d(periods) };
        expect(relativeError(numberOf(cumulativePrincipal(all)), d(loan).neg()).lt(ROUNDING)).toBe(true);
        const interest = numberOf(cumulativeInterest(all));
        expect(relativeError(interest.minus(loan), paid.times(periods)).lt(ROUNDING)).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });

  test("an amount that has grown is worth what it was", () => {
    fc.assert(
      fc.property(ratePerPeriodText, periodCount, amountText, amountText, timing, (rate, periods, now, paid, due) => {
        const terms = { rate: d(rate), periods: d(periods), payment: d(paid), timing: due };
        const later = numberOf(futureValue({ ...terms, presentValue: d(now) }));
        expect(relativeError(numberOf(presentValue({ ...terms, futureValue: later })), d(now)).lt("1e-20")).toBe(true);
      }),
    );
  });

  test("the payment for a number of periods takes that number of periods", () => {
    fc.assert(
      fc.property(ratePerPeriodText, periodCount, amountText, timing, (rate, periods, loan, due) => {
        const terms = { rate: d(rate), presentValue: d(loan), timing: due };
        const paid = numberOf(payment({ ...terms, periods: d(periods) }));
        expect(relativeError(numberOf(numberOfPeriods({ ...terms, payment: paid })), d(periods)).lt("1e-20")).toBe(
          true,
        );
      }),
    );
  });

  test("the rate of a loan is the one its payment was computed with, and there is no other", () => {
    const anyRate = decimalText({ min: -5000, max: 20_000, decimals: 5 });
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 2, max: 60 }), amountText, timing, (rate, periods, loan, due) => {
        const terms = { periods: d(periods), presentValue: d(loan), timing: due };
        const paid = numberOf(payment({ ...terms, rate: d(rate) }));
        const rates = ratesIn(ratePerPeriod({ ...terms, payment: paid }));
        expect(rates).toHaveLength(1);
        expect((rates[0] ?? d(9)).minus(rate).abs().lt("1e-25")).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  test("the nominal rate of an effective rate of a nominal rate is that nominal rate", () => {
    fc.assert(
      fc.property(ratePerPeriodText, fc.integer({ min: 1, max: 365 }), (nominal, times) => {
        const effective = numberOf(effectiveRate(d(nominal), d(times)));
        expect(relativeError(numberOf(nominalRate(effective, d(times))), d(nominal)).lt("1e-25")).toBe(true);
      }),
    );
  });

  test("a zero rate divides the loan by its periods and bears no interest", () => {
    fc.assert(
      fc.property(periodCount, amountText, timing, (periods, loan, due) => {
        const terms = { rate: ZERO, periods: d(periods), presentValue: d(loan), timing: due };
        expect(numberOf(payment(terms))).toEqual(d(loan).div(periods).neg());
        expect(numberOf(interestPayment({ ...terms, period: d(periods) })).toFixed()).toBe("0");
        expect(numberOf(futureValue({ ...terms, payment: ZERO })).eq(d(loan).neg())).toBe(true);
      }),
    );
  });
});
