import { describe, expect, test } from "vitest";
import { ratesIn, relativeError } from "../../testing/closeness.js";
import { readFixtureList } from "../../testing/fixtures.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { Decimal } from "../decimal/decimal.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cumulativeInterest } from "./cumulative-interest.js";
import { cumulativePrincipal } from "./cumulative-principal.js";
import { effectiveRate } from "./effective-rate.js";
import { futureValue } from "./future-value.js";
import { interestPayment } from "./interest-payment.js";
import { internalRatesOfReturn } from "./internal-rates-of-return.js";
import { internalRatesOfReturnOfDates } from "./internal-rates-of-return-of-dates.js";
import { modifiedInternalRateOfReturn } from "./modified-internal-rate-of-return.js";
import { netPresentValue } from "./net-present-value.js";
import { netPresentValueOfDates } from "./net-present-value-of-dates.js";
import { nominalRate } from "./nominal-rate.js";
import { numberOfPeriods } from "./number-of-periods.js";
import { payment } from "./payment.js";
import { presentValue } from "./present-value.js";
import { principalPayment } from "./principal-payment.js";
import { ratePerPeriod } from "./rate-per-period.js";
import type { RatesOfReturn } from "./rates-of-return.js";
import type { SpreadsheetResult } from "./result.js";

// What LibreOffice Calc gives; fixtures/spreadsheet/README.md tells how the cases were made.

interface CalcCase {
  readonly function: string;
  readonly arguments: readonly string[];
  readonly value?: string;
  /** Calc has lost its digits. */
  readonly cancelled?: boolean;
}

const CASES = readFixtureList("spreadsheet/libreoffice-calc.json") as readonly CalcCase[];
const TOLERANCE = "1e-9";

type Arguments = readonly [Decimal, Decimal, Decimal, Decimal, Decimal, Decimal];

const FUNCTIONS: Readonly<Record<string, (...args: Arguments) => SpreadsheetResult | RatesOfReturn>> = {
  PMT: (rate, periods, pv, fv, type) =>
    payment({ rate, periods, presentValue: pv, futureValue: fv, timing: timingOf(type) }),
  PV: (rate, periods, pmt, fv, type) =>
    presentValue({ rate, periods, payment: pmt, futureValue: fv, timing: timingOf(type) }),
  FV: (rate, periods, pmt, pv, type) =>
    futureValue({ rate, periods, payment: pmt, presentValue: pv, timing: timingOf(type) }),
  NPER: (rate, pmt, pv, fv, type) =>
    numberOfPeriods({ rate, payment: pmt, presentValue: pv, futureValue: fv, timing: timingOf(type) }),
  IPMT: (rate, period, periods, pv, fv, type) =>
    interestPayment({ rate, period, periods, presentValue: pv, futureValue: fv, timing: timingOf(type) }),
  PPMT: (rate, period, periods, pv, fv, type) =>
    principalPayment({ rate, period, periods, presentValue: pv, futureValue: fv, timing: timingOf(type) }),
  CUMIPMT: (rate, periods, presentValue, firstPeriod, lastPeriod, type) =>
    cumulativeInterest({ rate, periods, presentValue, firstPeriod, lastPeriod, timing: timingOf(type) }),
  CUMPRINC: (rate, periods, presentValue, firstPeriod, lastPeriod, type) =>
    cumulativePrincipal({ rate, periods, presentValue, firstPeriod, lastPeriod, timing: timingOf(type) }),
  RATE: (periods, pmt, pv, fv, type) =>
    ratePerPeriod({ periods, payment: pmt, presentValue: pv, futureValue: fv, timing: timingOf(type) }),
  EFFECT: (rate, periods) => effectiveRate(rate, periods),
  NOMINAL: (rate, periods) => nominalRate(rate, periods),
  MIRR: (financeRate, reinvestmentRate, ...flows) => modifiedInternalRateOfReturn(flows, financeRate, reinvestmentRate),
  NPV: (rate, ...flows) => netPresentValue(rate, flows),
  IRR: (...flows) => internalRatesOfReturn(flows),
};

const timingOf = (type: Decimal): AnnuityTiming => (type.isZero() ? AnnuityTiming.End : AnnuityTiming.Beginning);

const datedFlows = (args: readonly string[]) =>
  args.flatMap((date, index) =>
    index % 2 === 0 ? [{ date: date as CalendarDate, amount: new Decimal(args[index + 1] ?? 0) }] : [],
  );

function calculate({ function: name, arguments: args }: CalcCase): SpreadsheetResult | RatesOfReturn {
  if (name === "XIRR") return internalRatesOfReturnOfDates(datedFlows(args));
  const [rate = 0, ...dated] = args;
  if (name === "XNPV") return netPresentValueOfDates(new Decimal(rate), datedFlows(dated));
  const numbers = args.map((text) => new Decimal(text));
  return FUNCTIONS[name]?.(...(numbers as never as Arguments)) ?? { ok: false, reason: "no-answer" };
}

const numbersIn = (result: SpreadsheetResult | RatesOfReturn): readonly Decimal[] => {
  if ("kind" in result) return ratesIn(result);
  return result.ok ? [result.value] : [];
};

test("the grid holds what its page says", () => {
  expect(CASES).toHaveLength(619);
  expect(CASES.filter(({ cancelled }) => cancelled)).toHaveLength(9);
  expect(new Set(CASES.map((one) => one.function)).size).toBe(16);
});

describe.each([...new Set(CASES.map((one) => one.function))])("%s", (name) => {
  test("gives what LibreOffice Calc gives, and no number where it shows an error", () => {
    const wrong = CASES.filter((one) => one.function === name && !one.cancelled).flatMap((one) => {
      const actual = numbersIn(calculate(one));
      const isAsExpected =
        one.value === undefined
          ? actual.length === 0
          : actual.some((number) => relativeError(number, new Decimal(one.value ?? 0)).lt(TOLERANCE));
      return isAsExpected ? [] : [`${name}(${one.arguments.join("; ")}) = ${actual.join(" or ")}, not ${one.value}`];
    });
    expect(wrong).toEqual([]);
  });
});
