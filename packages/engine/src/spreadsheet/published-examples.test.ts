import { describe, expect, test } from "vitest";
import { numberOf, ratesIn, relativeError, roundsTo } from "../../testing/closeness.js";
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

// Microsoft publishes the examples of its Excel pages with a few digits (support.microsoft.com, "PMT function" and so
// on), and those of the DAX functions of the same names with fifteen (learn.microsoft.com, "PMT function (DAX)").

const { Beginning, End } = AnnuityTiming;
const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const list = (...values: readonly number[]): Decimal[] => values.map(d);
const monthly = (yearly: string): Decimal => d(yearly).div(12);

describe("to fifteen digits, as in the DAX reference", () => {
  const mortgage = { rate: monthly("0.09"), periods: d(360), presentValue: d(125_000) };
  const secondYear = { ...mortgage, firstPeriod: d(13), lastPeriod: d(24) };
  const firstMonth = { ...mortgage, firstPeriod: d(1), lastPeriod: d(1), timing: End };

  test.each([
    [
      "PMT(0.08/12, 10, 10000, 0, 1)",
      payment({ rate: monthly("0.08"), periods: d(10), presentValue: d(10_000), timing: Beginning }),
      "-1030.16432717797",
    ],
    [
      "PMT(0.06/12, 18*12, 0, 50000)",
      payment({ rate: monthly("0.06"), periods: d(216), presentValue: d(0), futureValue: d(50_000) }),
      "-129.081160867991",
    ],
    [
      "IPMT(0.1/12, 1, 3*12, 8000)",
      interestPayment({ rate: monthly("0.1"), period: d(1), periods: d(36), presentValue: d(8000) }),
      "-66.6666666666667",
    ],
    [
      "IPMT(0.1, 3, 3, 8000)",
      interestPayment({ rate: d("0.1"), period: d(3), periods: d(3), presentValue: d(8000) }),
      "-292.447129909366",
    ],
    [
      "PPMT(0.1/12, 1, 2*12, 2000)",
      principalPayment({ rate: monthly("0.1"), period: d(1), periods: d(24), presentValue: d(2000) }),
      "-75.6231860083663",
    ],
    [
      "PPMT(0.08, 10, 10, 200000)",
      principalPayment({ rate: d("0.08"), period: d(10), periods: d(10), presentValue: d(200_000) }),
      "-27598.0534624214",
    ],
    [
      "CUMIPMT(0.09/12, 30*12, 125000, 13, 24, 1)",
      cumulativeInterest({ ...secondYear, timing: Beginning }),
      "-11052.3395838718",
    ],
    ["CUMIPMT(0.09/12, 30*12, 125000, 1, 1, 0)", cumulativeInterest(firstMonth), "-937.5"],
    [
      "CUMPRINC(0.09/12, 30*12, 125000, 13, 24, 1)",
      cumulativePrincipal({ ...secondYear, timing: Beginning }),
      "-927.153472378062",
    ],
    ["CUMPRINC(0.09/12, 30*12, 125000, 1, 1, 0)", cumulativePrincipal(firstMonth), "-68.2782711809784"],
    [
      "NPER(0.12/12, -100, -1000, 10000, 1)",
      numberOfPeriods({
        rate: d("0.01"),
        payment: d(-100),
        presentValue: d(-1000),
        futureValue: d(10_000),
        timing: Beginning,
      }),
      "59.6738656742946",
    ],
    [
      "PV(0.08/12, 12*20, 500, 0, 0)",
      presentValue({ rate: monthly("0.08"), periods: d(240), payment: d(500) }),
      "-59777.1458511878",
    ],
    [
      "FV(0.06/12, 10, -200, -500, 1)",
      futureValue({
        rate: monthly("0.06"),
        periods: d(10),
        payment: d(-200),
        presentValue: d(-500),
        timing: Beginning,
      }),
      "2581.40337406012",
    ],
    ["EFFECT(0.0525, 4)", effectiveRate(d("0.0525"), d(4)), "0.0535426673707584"],
    ["NOMINAL(0.053543, 4)", nominalRate(d("0.053543"), d(4)), "0.052500319868356"],
  ])("%s", (_, result, published) => {
    expect(relativeError(numberOf(result), d(published)).lt("1e-13")).toBe(true);
  });

  test("RATE(4*12, -200, 8000), to the 10^−7 that its iteration stops at", () => {
    const [rate = d(0), ...others] = ratesIn(
      ratePerPeriod({ periods: d(48), payment: d(-200), presentValue: d(8000) }),
    );
    expect(others).toEqual([]);
    expect(relativeError(rate, d("0.00770147248820137")).lt("1e-9")).toBe(true);
  });
});

describe("as printed on the pages of Excel", () => {
  const start = list(-70_000, 12_000, 15_000, 18_000, 21_000, 26_000);
  const loan = list(-120_000, 39_000, 30_000, 21_000, 37_000, 46_000);
  const onlyRate = (flows: readonly Decimal[]): Decimal => {
    const [rate = d(0), ...others] = ratesIn(internalRatesOfReturn(flows));
    expect(others).toEqual([]);
    return rate;
  };

  test.each([
    ["PMT(8%/12, 10, 10000)", payment({ rate: monthly("0.08"), periods: d(10), presentValue: d(10_000) }), "-1037.03"],
    [
      "CUMIPMT, second year",
      cumulativeInterest({
        rate: monthly("0.09"),
        periods: d(360),
        presentValue: d(125_000),
        firstPeriod: d(13),
        lastPeriod: d(24),
        timing: End,
      }),
      "-11135.23213",
    ],
    [
      "CUMPRINC, second year",
      cumulativePrincipal({
        rate: monthly("0.09"),
        periods: d(360),
        presentValue: d(125_000),
        firstPeriod: d(13),
        lastPeriod: d(24),
        timing: End,
      }),
      "-934.1071234",
    ],
    [
      "NPER at the end",
      numberOfPeriods({ rate: d("0.01"), payment: d(-100), presentValue: d(-1000), futureValue: d(10_000) }),
      "60.0821229",
    ],
    [
      "NPER without a future value, below 0",
      numberOfPeriods({ rate: d("0.01"), payment: d(-100), presentValue: d(-1000) }),
      "-9.57859404",
    ],
    [
      "MIRR after five years, in percent",
      percent(numberOf(modifiedInternalRateOfReturn(loan, d("0.1"), d("0.12")))),
      "13",
    ],
    [
      "MIRR after three years, in percent",
      percent(numberOf(modifiedInternalRateOfReturn(loan.slice(0, 4), d("0.1"), d("0.12")))),
      "-5",
    ],
    ["MIRR at 14 %, in percent", percent(numberOf(modifiedInternalRateOfReturn(loan, d("0.1"), d("0.14")))), "13"],
    ["IRR after four years, in percent", percent(onlyRate(start.slice(0, 5))), "-2.1"],
    ["IRR after five years, in percent", percent(onlyRate(start)), "8.7"],
    ["IRR after two years, without a guess, in percent", percent(onlyRate(start.slice(0, 3))), "-44.4"],
    ["NPV of four flows", netPresentValue(d("0.1"), list(-10_000, 3000, 4200, 6800)), "1188.44"],
  ])("%s", (_, result, published) => {
    expect(roundsTo(numberOf(result), published)).toBe(true);
  });

  const dated = (
    [
      ["2008-01-01", -10_000],
      ["2008-03-01", 2750],
      ["2008-10-30", 4250],
      ["2009-02-15", 3250],
      ["2009-04-01", 2750],
    ] as const
  ).map(([date, amount]) => ({ date: date as CalendarDate, amount: d(amount) }));

  test("XNPV at 9 %", () => {
    expect(roundsTo(numberOf(netPresentValueOfDates(d("0.09"), dated)), "2086.6476")).toBe(true);
  });

  test("XIRR, to the 10^−8 that Excel's iteration stops at", () => {
    const [rate = d(0), ...others] = ratesIn(internalRatesOfReturnOfDates(dated));
    expect(others).toEqual([]);
    expect(rate.minus("0.373362535").abs().lt("1e-8")).toBe(true);
  });
});

function percent(fraction: Decimal): { ok: true; value: Decimal } {
  return { ok: true, value: fraction.times(100) };
}
