import { describe, expect, test } from "vitest";
import { textAmount, textAmounts } from "./text-amount.js";

describe("a number as people type it", () => {
  test.each([
    ["0.04", "0.04", false],
    ["4%", "0.04", false],
    ["4 %", "0.04", false],
    [".5", "0.5", false],
    ["-1000", "-1000", false],
    ["$4500000", "4500000", false],
    ["$-5,000", "-5000", false],
    ["($5,000)", "-5000", false],
    ["1,000", "1000", false],
    ["538.000", "538", false],
    ["+5%", "0.05", true],
    ["\u22125%", "-0.05", true],
    ["-5%", "-0.05", true],
  ])("%s is %s, relative: %s", (text, value, isRelative) => {
    const amount = textAmount(text);
    expect(amount?.value.toFixed()).toBe(value);
    expect(amount?.isRelative).toBe(isRelative);
  });

  test.each(["", "%", "four", "1,5", "($5,000", "€5", "0x10", "1e5", "--1", "5%%", "NaN"])("%j is refused", (text) => {
    expect(textAmount(text)).toBeUndefined();
  });
});

describe("numbers together", () => {
  const texts = (...each: readonly string[]) => {
    const amounts = textAmounts(each);
    return amounts && [amounts.kind, ...amounts.values.map((value) => value.toFixed())];
  };

  test("without signs are values", () => {
    expect(texts("3%", "0.06")).toEqual(["set", "0.03", "0.06"]);
  });

  test("in percent with signs are factors, and 0 % among them is 1", () => {
    expect(texts("-10%", "0%", "+20%")).toEqual(["multiply", "0.9", "1", "1.2"]);
  });

  test("of both kinds are refused", () => {
    expect(texts("3%", "+20%")).toBeUndefined();
    expect(texts("3%", "much")).toBeUndefined();
  });
});
