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
  [".04", "0.04"],
  ["-$.50", "-0.50"],
])("%s looks like %s", (text, number) => {
  expect(numberInText(text)).toMatchObject({ number, isPercentage: false, isPlain: false });
});

test("a period before three digits is a decimal here and groups thousands elsewhere", () => {
  expect(numberInText("538.000")).toMatchObject({ number: "538.000", other: "538000", isPlain: false });
  expect(numberInText("$538.000")).toMatchObject({ number: "538.000", other: "538000" });
  expect(numberInText("-1.250")).toMatchObject({ number: "-1.250", other: "-1250" });
  for (const text of ["0.125", "1234.567", "12.34", "1.2345"])
    expect(numberInText(text)).toMatchObject({ isPlain: true });
});

test.each(["4.75 %", "4.75%", "4.75 pct", "4.75 Pct.", "4.75 percent", "4.75 per cent"])(
  "%s is a percentage",
  (text) => {
    expect(numberInText(text)).toMatchObject({ number: "4.75", isPercentage: true, isPlain: false });
  },
);

test("an amount of another currency is noticed", () => {
  expect(numberInText("1.250,50 €")).toMatchObject({ isForeignCurrency: true });
  expect(numberInText("$1,250.50")).toMatchObject({ isForeignCurrency: false });
});

test.each(["12000", " -0.5 ", "007"])("%j needs no interpretation", (text) => {
  expect(numberInText(text)).toMatchObject({ isPlain: true });
});

test.each(["n/a", "12,00,0", "1.2.3", "twelve", "12 kWh", "", "2024-01-31", "1e5"])("%j is no number", (text) => {
  expect(numberInText(text)).toBeUndefined();
});
