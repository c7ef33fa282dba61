import { describe, expect, test } from "vitest";
import { numberOf } from "../../testing/closeness.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cumulativeInterest } from "./cumulative-interest.js";
import { cumulativePrincipal } from "./cumulative-principal.js";
import { effectiveRate } from "./effective-rate.js";
import { futureValue } from "./future-value.js";
import { interestPayment } from "./interest-payment.js";
import { modifiedInternalRateOfReturn } from "./modified-internal-rate-of-return.js";
import { netPresentValue } from "./net-present-value.js";
import { netPresentValueOfDates } from "./net-present-value-of-dates.js";
import { nominalRate } from "./nominal-rate.js";
import { numberOfPeriods } from "./number-of-periods.js";
import { payment } from "./payment.js";
import { presentValue } from "./present-value.js";
import { principalPayment } from "./principal-payment.js";
import { SPREADSHEET_FAILURES, type SpreadsheetResult } from "./result.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const NOT_A_NUMBER = d(Number.NaN);
const HUNDRED = d(100);
const TENTH = d("0.1");

const loan = { rate: d("0.01"), periods: d(12), presentValue: d(1000) };
const cumulated = { ...loan, firstPeriod: ONE, lastPeriod: d(12), timing: AnnuityTiming.End };
const flow = (date: string, amount: Decimal | number | string) => ({ date: date as CalendarDate, amount: d(amount) });

const reasonOf = (result: SpreadsheetResult): string => (result.ok ? `value ${result.value}` : result.reason);

describe("where a cell shows an error, the reason is a result", () => {
  test.each([
    ["PMT over 0 periods", payment({ ...loan, periods: ZERO }), "no-answer"],
    ["PMT at the beginning, −100 %", payment({ ...loan, rate: d(-1), timing: AnnuityTiming.Beginning }), "no-answer"],
    ["PMT below −100 % over half a period", payment({ ...loan, rate: d(-2), periods: d("0.5") }), "no-answer"],
    ["PMT of text", payment({ ...loan, presentValue: NOT_A_NUMBER }), "not-a-number"],
    ["PV at −100 %", presentValue({ rate: d(-1), periods: d(3), payment: HUNDRED }), "no-answer"],
    ["PV of text", presentValue({ rate: d(-1), periods: NOT_A_NUMBER, payment: HUNDRED }), "not-a-number"],
    ["FV to infinity", futureValue({ rate: d(Infinity), periods: d(3), payment: HUNDRED }), "not-a-number"],
    ["FV too large for any number", futureValue({ rate: d(9), periods: d("1e17"), payment: ONE }), "no-answer"],
    [
      "NPER at −100 %",
      numberOfPeriods({ rate: d(-1), payment: HUNDRED, presentValue: ONE }),
      "rate-not-above-minus-one",
    ],
    [
      "NPER of a payment of interest alone",
      numberOfPeriods({ rate: TENTH, payment: d(-100), presentValue: d(1000) }),
      "no-answer",
    ],
    [
      "NPER of less than the interest",
      numberOfPeriods({ rate: TENTH, payment: d(-99), presentValue: d(1000) }),
      "no-answer",
    ],
    [
      "NPER without payment or interest",
      numberOfPeriods({ rate: ZERO, payment: ZERO, presentValue: d(1000) }),
      "no-answer",
    ],
    ["NPER of text", numberOfPeriods({ rate: ZERO, payment: NOT_A_NUMBER, presentValue: ONE }), "not-a-number"],
    ["IPMT of period 0", interestPayment({ ...loan, period: ZERO }), "period-out-of-range"],
    ["IPMT after the last period", interestPayment({ ...loan, period: d("12.1") }), "period-out-of-range"],
    ["PPMT of period 0", principalPayment({ ...loan, period: ZERO }), "period-out-of-range"],
    ["PPMT of text", principalPayment({ ...loan, period: NOT_A_NUMBER }), "not-a-number"],
    ["CUMIPMT at 0 %", cumulativeInterest({ ...cumulated, rate: ZERO }), "rate-not-positive"],
    ["CUMIPMT over 0 periods", cumulativeInterest({ ...cumulated, periods: d("0.9") }), "periods-not-positive"],
    ["CUMIPMT of no loan", cumulativeInterest({ ...cumulated, presentValue: ZERO }), "present-value-not-positive"],
    ["CUMPRINC from period 0", cumulativePrincipal({ ...cumulated, firstPeriod: d("0.9") }), "period-out-of-range"],
    [
      "CUMPRINC backwards",
      cumulativePrincipal({ ...cumulated, firstPeriod: d(3), lastPeriod: d(2) }),
      "period-out-of-range",
    ],
    ["CUMPRINC past the end", cumulativePrincipal({ ...cumulated, lastPeriod: d(13) }), "period-out-of-range"],
    ["CUMPRINC of text", cumulativePrincipal({ ...cumulated, lastPeriod: NOT_A_NUMBER }), "not-a-number"],
    ["EFFECT of 0 %", effectiveRate(ZERO, d(4)), "rate-not-positive"],
    ["EFFECT less than once a year", effectiveRate(TENTH, d("0.99")), "periods-not-positive"],
    ["EFFECT of text", effectiveRate(NOT_A_NUMBER, d(4)), "not-a-number"],
    ["NOMINAL below 0 %", nominalRate(d("-0.01"), d(4)), "rate-not-positive"],
    ["NOMINAL less than once a year", nominalRate(TENTH, ZERO), "periods-not-positive"],
    ["NOMINAL of text", nominalRate(TENTH, NOT_A_NUMBER), "not-a-number"],
    ["NPV at −100 %", netPresentValue(d(-1), [HUNDRED]), "no-answer"],
    ["NPV of text", netPresentValue(TENTH, [HUNDRED, NOT_A_NUMBER]), "not-a-number"],
    ["MIRR of income alone", modifiedInternalRateOfReturn([HUNDRED, ONE], TENTH, TENTH), "flows-of-one-sign"],
    ["MIRR of one payment", modifiedInternalRateOfReturn([d(-1)], TENTH, TENTH), "flows-of-one-sign"],
    ["MIRR of nothing", modifiedInternalRateOfReturn([], TENTH, TENTH), "flows-of-one-sign"],
    ["MIRR at −100 %", modifiedInternalRateOfReturn([d(-1), ONE], d(-1), TENTH), "rate-not-above-minus-one"],
    ["MIRR of text", modifiedInternalRateOfReturn([d(-1), NOT_A_NUMBER], TENTH, TENTH), "not-a-number"],
    ["XNPV of nothing", netPresentValueOfDates(TENTH, []), "no-flows"],
    [
      "XNPV before the first",
      netPresentValueOfDates(TENTH, [flow("2024-01-02", 1), flow("2024-01-01", 1)]),
      "date-before-first",
    ],
    ["XNPV at −100 %", netPresentValueOfDates(d(-1), [flow("2024-01-02", 1)]), "rate-not-above-minus-one"],
    ["XNPV of text", netPresentValueOfDates(TENTH, [flow("2024-01-02", Number.NaN)]), "not-a-number"],
  ])("%s", (_, result, reason) => {
    expect(reasonOf(result)).toBe(reason);
  });

  test("and each reason has its words and its error value", () => {
    for (const { error, message } of Object.values(SPREADSHEET_FAILURES)) {
      expect(error).toMatch(/^#(VALUE|NUM|DIV\/0)!$/);
      expect(message).toMatch(/\.$/);
    }
  });
});

describe("at the edge there is a number", () => {
  test.each([
    [
      "IPMT of the first payment at the beginning",
      interestPayment({ ...loan, period: ONE, timing: AnnuityTiming.Beginning }),
      "0",
    ],
    ["NPV of no flows", netPresentValue(TENTH, []), "0"],
    ["NPV below −100 %", netPresentValue(d(-3), [HUNDRED, HUNDRED]), "-25"],
    ["FV at −100 %: the last payment", futureValue({ rate: d(-1), periods: d(3), payment: HUNDRED }), "-100"],
    ["PMT over half a period without interest", payment({ ...loan, rate: ZERO, periods: d("0.5") }), "-2000"],
    [
      "NPER without interest",
      numberOfPeriods({ rate: ZERO, payment: d(-100), presentValue: d(1000), futureValue: d(50) }),
      "10.5",
    ],
    ["XNPV of one flow", netPresentValueOfDates(TENTH, [flow("2024-01-02", "12.34")]), "12.34"],
    ["EFFECT drops the decimals of the periods", effectiveRate(TENTH, d("2.9")), "0.1025"],
  ])("%s", (_, result, expected) => {
    expect(numberOf(result).toFixed()).toBe(expected);
  });

  test("a rate of 10^−40 still tells interest from none", () => {
    const interest = interestPayment({ ...loan, rate: d("1e-40"), period: d(12) });
    // Of the last twelfth of 1 000: 83.33… × 10^−40.
    expect(numberOf(interest).times("1e40").toFixed(10)).toBe("-83.3333333333");
  });
});
