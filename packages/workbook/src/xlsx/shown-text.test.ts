import { expect, test } from "vitest";
import { hasLiteralPercent } from "./number-format.js";
import { shownDate, shownDigits } from "./shown-text.js";

const PHONE = String.raw`[<=9999999]###-####;\(###\)\ ###-####`;

test.each([
  ["2139", "00000", "02139"],
  ["123", '"DE-EE"0000000', "DE-EE0000123"],
  ["21394307", "00000-0000", "02139-4307"],
  ["3035551234", PHONE, "(303) 555-1234"],
  ["5551234", PHONE, "555-1234"],
  ["123456", "000", "123456"],
  ["7", "[Red]0", "7"],
])("%s with the format %s shows as %s", (number, format, shown) => {
  expect(shownDigits(number, format)).toBe(shown);
});

test.each([
  ["2139", "General"],
  ["2139", "#,##0"],
  ["2139", "0.00"],
  ["2139", "@"],
  ["21.5", "00000"],
  ["-5", "000"],
])("%s with the format %s is read as stored", (number, format) => {
  expect(shownDigits(number, format)).toBeUndefined();
});

test("a day shows as its format says", () => {
  expect(shownDate("2026-02-01", "d-mmm")).toBe("1-Feb");
  expect(shownDate("2026-02-01", "mm-dd-yy")).toBe("02-01-26");
  expect(shownDate("2026-02-01", String.raw`[$-409]mmmm\ d\,\ yyyy;@`)).toBe("February 1, 2026");
  expect(shownDate("2026-02-01", "m/d/yy h:mm")).toBeUndefined();
});

test("a literal percent sign does not multiply", () => {
  expect(hasLiteralPercent('0.00"%"')).toBe(true);
  expect(hasLiteralPercent(String.raw`0.00\%`)).toBe(true);
  expect(hasLiteralPercent("0.00%")).toBe(false);
  expect(hasLiteralPercent('0.00"points"')).toBe(false);
});
