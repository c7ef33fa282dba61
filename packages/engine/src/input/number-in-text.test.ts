import { expect, test } from "vitest";
import { numberInText, typedNumber } from "./number-in-text.js";

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
  ["$-5,000", "-5000"],
  ["- $5,000", "-5000"],
  ["$ - 5,000", "-5000"],
  ["-USD 5,000", "-5000"],
  ["USD -5,000", "-5000"],
  ["US$-5,000", "-5000"],
  ["US $5,000", "5000"],
  ["$\u22125,000", "-5000"],
  ["\u2212 5,000 USD", "-5000"],
  ["($5,000)", "-5000"],
  ["$(5,000)", "-5000"],
  ["$1,250.", "1250"],
  ["+$5", "5"],
  ["\uFEFF$5", "5"],
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

test("a comma before one to three last digits is a decimal comma, or belongs between thousands", () => {
  expect(numberInText("450,00")).toMatchObject({ number: "450.00", other: "45000", isPlain: false });
  expect(numberInText("$-1234,5")).toMatchObject({ number: "-1234.5", other: "-12345" });
  expect(numberInText("1234,567")).toMatchObject({ number: "1234.567", other: "1234567" });
  expect(numberInText("0,75")?.other).toBeUndefined();
});

test.each(["(0.5)%", "(0.5%)", "-0.5%", "\u22120.5 %"])("%s is a percentage below zero", (text) => {
  expect(numberInText(text)).toMatchObject({ number: "-0.5", isPercentage: true });
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

test.each(["12000", " -0.5 ", "007", "12000\u200B"])("%j needs no interpretation", (text) => {
  expect(numberInText(text)).toMatchObject({ isPlain: true });
});

test.each([
  "($5,000",
  "5,000)",
  "(-5,000)",
  "-(5,000)",
  "--5,000",
  "-$-5,000",
  "$5,000 USD",
  "$5%",
  "5%%",
  "450,0000",
  "-",
  "$ -",
  "()",
  "C$500",
  "5,000-6,000",
  "$5,000 - $6,000",
])("%j has no meaning beyond doubt", (text) => {
  expect(numberInText(text)).toBeUndefined();
});

test.each(["n/a", "12,00,0", "1.2.3", "twelve", "12 kWh", "", "2024-01-31", "1e5"])("%j is no number", (text) => {
  expect(numberInText(text)).toBeUndefined();
});

test("a typed point is a decimal point, a typed comma before the last digits has two readings, and euros are no dollars", () => {
  expect(typedNumber("538.000")).toEqual({ number: "538.000", isPercentage: false });
  expect(typedNumber("450,00")).toEqual({ number: "450.00", other: "45000", isPercentage: false });
  expect(typedNumber("€5")).toBeUndefined();
});
