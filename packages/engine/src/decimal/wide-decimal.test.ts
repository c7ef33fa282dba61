import { expect, test } from "vitest";
import { Decimal, ONE } from "./decimal.js";
import { DECIMALS_BY_WIDTH, ManyDigits, toEngineDecimal, WideDecimal } from "./wide-decimal.js";

test("a wide decimal keeps what 34 digits lose", () => {
  const tiny = new Decimal("1e-40");
  expect(ONE.plus(tiny).minus(1).toFixed()).toBe("0");
  expect(new WideDecimal(1).plus(tiny).minus(1).eq(tiny)).toBe(true);
});

test("each width is more than the one before", () => {
  const widths = DECIMALS_BY_WIDTH.map(({ precision }) => precision);
  expect(widths).toEqual([45, 110, 320, 800]);
  expect(ManyDigits.precision).toBeGreaterThan(800);
});

test("back in the engine it is its decimal of 34 digits, ties away from zero, zero without a sign", () => {
  const third = toEngineDecimal(new WideDecimal(1).div(3));
  expect(third.toFixed()).toBe(`0.${"3".repeat(34)}`);
  expect(third.times(3).toFixed()).toBe(`0.${"9".repeat(34)}`);
  expect(toEngineDecimal(new WideDecimal(`1${"0".repeat(33)}.5`)).toFixed()).toBe(`1${"0".repeat(32)}1`);
  expect(JSON.stringify(toEngineDecimal(new WideDecimal("-0")))).toBe('"0"');
});
