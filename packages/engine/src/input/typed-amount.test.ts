import { describe, expect, test } from "vitest";
import { rateReadings, typedAmount } from "./typed-amount.js";

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
    const amount = typedAmount(text);
    expect(amount?.value.toFixed()).toBe(value);
    expect(amount?.isRelative).toBe(isRelative);
  });

  test.each(["", "%", "four", "1,5", "($5,000", "€5", "0x10", "1e5", "--1", "5%%", "NaN"])("%j is refused", (text) => {
    expect(typedAmount(text)).toBeUndefined();
  });
});

test("a rate of 1 or more without a percent sign has two readings", () => {
  expect(rateReadings("4")).toEqual(["4%", "400%"]);
  expect(rateReadings("-3.5")).toEqual(["-3.5%", "-350%"]);
  expect(rateReadings("1")).toEqual(["1%", "100%"]);
});

test.each(["0.99", "4%", "400 %", "-0.5", "+5%", "four"])("%s has one reading", (text) => {
  expect(rateReadings(text)).toBeUndefined();
});
