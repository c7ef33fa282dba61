import { Decimal } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDollars, formatNumber, formatPercent } from "./numbers.js";

test.each([
  ["0", 2, "0.00"],
  ["999", 0, "999"],
  ["1000", 0, "1,000"],
  ["1234567.891", 2, "1,234,567.89"],
  ["0.5", 0, "1"],
  ["-0.001", 2, "0.00"],
  ["-0", 2, "0.00"],
  ["-1234.5", 2, "-1,234.50"],
])("%s with %i decimals is %s", (value, decimals, text) => {
  expect(formatNumber(new Decimal(value), decimals)).toBe(text);
});

test("the sign of an amount precedes the currency", () => {
  expect(formatDollars(new Decimal("-1234.5"))).toBe("-$1,234.50");
});

test("a fraction is shown in percent, to four decimals at most", () => {
  expect(formatPercent(new Decimal("0.0475"))).toBe("4.75");
  expect(formatPercent(new Decimal("0.123456789"))).toBe("12.3457");
});

test("removing the commas gives the rounded number, and zero has no sign", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.integer({ min: 0, max: 6 }),
      (units, decimals) => {
        const value = new Decimal(units.toString()).div(10_000);
        const text = formatNumber(value, decimals);
        expect(new Decimal(text.replaceAll(",", "")).eq(value.toDecimalPlaces(decimals))).toBe(true);
        expect(text).not.toMatch(/^-[0.,]*$/);
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/);
      },
    ),
  );
});
