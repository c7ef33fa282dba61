import { describe, expect, test } from "vitest";
import { Decimal, ZERO } from "../decimal/decimal.js";
import type { AmortizationYear } from "../model/calculated/amortization-values.js";
import { countPaymentYears, isPaymentYear, lastPaymentYear, tailYear, yearsWithoutPayment } from "./payment-years.js";

const years = (...payments: (string | number)[]): AmortizationYear[] =>
  payments.map((payment, index) => ({
    year: index + 1,
    neededPayment: ZERO,
    expenseIncentive: ZERO,
    principalPlusInterest: new Decimal(payment),
    principal: ZERO,
    interest: ZERO,
  }));

test("a year counts above half a cent", () => {
  expect(years("0", "0.005", "0.0051", "0.01").map(isPaymentYear)).toEqual([false, false, true, true]);
});

test("the term runs to the last year that counts", () => {
  expect(lastPaymentYear(years(100, 100, "0.01"))).toBe(3);
  expect(lastPaymentYear(years(0, 100, 0, 100, "0.004"))).toBe(4);
  expect(lastPaymentYear(years(0, 0))).toBe(0);
  expect(lastPaymentYear([])).toBe(0);
});

test("years with payments are those that count", () => {
  expect(countPaymentYears(years(100, 100, "0.01"))).toBe(3);
  expect(countPaymentYears(years(100, 0, 100, "0.004"))).toBe(2);
  expect(countPaymentYears([])).toBe(0);
});

test("years without a payment are those before one with a payment", () => {
  const gaps = (...payments: number[]): number[] => yearsWithoutPayment(years(...payments)).map(({ year }) => year);
  expect(gaps(0, 100, 0, 0, 100, 0, 100, 0, 0)).toEqual([1, 3, 4, 6]);
  expect(gaps(100, 100)).toEqual([]);
  expect(gaps(0, 0)).toEqual([]);
  expect(gaps()).toEqual([]);
});

describe("a tail is a last year", () => {
  const tail = (...payments: (string | number)[]): number | undefined => tailYear(years(...payments))?.year;

  test("below 1 % of the year before", () => {
    expect(tail(592_925, 592_925, "1.45")).toBe(3);
    expect(tail(100, "0.99")).toBe(2);
  });

  test("and not at 1 %", () => {
    expect(tail(100, 1)).toBeUndefined();
  });

  test("that pays at all, after one that pays", () => {
    expect(tail(100, "0.005")).toBeUndefined();
    expect(tail(0, 1)).toBeUndefined();
    expect(tail(1)).toBeUndefined();
    expect(tail()).toBeUndefined();
  });
});
