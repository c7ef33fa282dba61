import { expect, test } from "vitest";
import { numberInText } from "./number-text.js";

test.each([
  ["12,000", "12000"],
  ["1,234,567.89", "1234567.89"],
  ["1.234,5", "1234.5"],
  ["1.234.567", "1234567"],
  ["0,035", "0.035"],
  ["$1,250.50", "1250.50"],
  ["1 250,50 €", "1250.50"],
  ["1'250.50", "1250.50"],
  ["(500)", "-500"],
  ["-$500", "-500"],
  ["USD 500", "500"],
])("%s looks like %s", (text, number) => {
  expect(numberInText(text)).toEqual({ number, isPercentage: false, isPlain: false });
});

test("a percent sign is noticed", () => {
  expect(numberInText("4.75 %")).toEqual({ number: "4.75", isPercentage: true, isPlain: false });
});

test.each(["12000", " -0.5 ", "007"])("%j needs no interpretation", (text) => {
  expect(numberInText(text)).toMatchObject({ isPlain: true });
});

test.each(["n/a", "12,00,0", "1.2.3", "twelve", "12 kWh", "", "2024-01-31", "1e5"])("%j is no number", (text) => {
  expect(numberInText(text)).toBeUndefined();
});
