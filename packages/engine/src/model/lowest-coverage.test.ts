import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import type { PartialCalculatedValues } from "./calculated/calculated-values.js";
import { lowestCoverage } from "./lowest-coverage.js";

const amount = (text: string | undefined) => (text === undefined ? {} : { of: new Decimal(text) });

/** Years of the full edition with guaranteed savings and payments. */
const full = (...years: readonly (readonly [string | undefined, string | undefined])[]) =>
  ({
    calculationTypeId: 1,
    costSavings: {
      years: years.map(([savings, payment], index) => ({
        year: index + 1,
        guaranteedSavings: amount(savings).of,
        payment: amount(payment).of,
      })),
    },
  }) as unknown as PartialCalculatedValues;

describe("lowest coverage of payments by guaranteed savings", () => {
  test("is that of the worst year", () => {
    // 120 000 ÷ 100 000 = 1.2 and 99 000 ÷ 100 000 = 0.99
    expect(lowestCoverage(full(["120000", "100000"], ["99000", "100000"]))?.toFixed()).toBe("0.99");
  });

  test("leaves out years without payments, whose coverage does not exist", () => {
    expect(lowestCoverage(full(["0", "0"], ["150", "100"]))?.toFixed()).toBe("1.5");
    expect(lowestCoverage(full(["10", "0"]))).toBeUndefined();
  });

  test("is unknown if a figure of any year is unknown: that year can be the worst", () => {
    expect(lowestCoverage(full(["150", "100"], [undefined, "100"]))).toBeUndefined();
    expect(lowestCoverage(full(["150", "100"], ["150", undefined]))).toBeUndefined();
    expect(lowestCoverage(undefined)).toBeUndefined();
  });

  test("of an express project is that of its debt service", () => {
    const years = [
      { year: 1, guaranteedSavings: new Decimal("90"), debtService: new Decimal("100") },
      { year: 2, guaranteedSavings: new Decimal("0"), debtService: new Decimal("0") },
    ];
    const values = { calculationTypeId: 1, express: { years } } as unknown as PartialCalculatedValues;
    expect(lowestCoverage(values)?.toFixed()).toBe("0.9");
  });
});
