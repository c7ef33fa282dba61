import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import type { FigureDefinition, FigureValue } from "../model/figure.js";
import { formatDifference } from "./format-figure.js";

const figure = (definition: Partial<FigureDefinition>): FigureDefinition => ({
  id: "x",
  label: "Figure",
  quantity: "dollars",
  spec: "C",
  ...definition,
});

test.each<[definition: Partial<FigureDefinition>, supplied: FigureValue, words: string]>([
  [{ quantity: "dollarsPerYear" }, new Decimal("1234.5"), "$1,234.50"],
  [{ quantity: "fraction", decimals: 4 }, new Decimal("0.04755000001"), "4.755%"],
  [{ quantity: "kwhPerYear", decimals: 2, unit: "kWh/yr" }, new Decimal("1234.5678"), "1234.57 kWh/yr"],
  [{ quantity: "years", decimals: 1, unit: "years" }, new Decimal("9.0909"), "9.1 years"],
  [{ quantity: "count" }, 15, "15"],
  [{ quantity: "yesNo" }, false, "no"],
])("%j: %s is %s", (definition, value, words) => {
  const difference = { path: "express.x", definition: figure(definition), supplied: value, computed: value };
  expect(formatDifference(difference)).toBe(`Figure is ${words} instead of ${words}`);
});

test.each([
  ["amortization.detail[year=3,month=2].interest", "Figure (year 3, month 2)"],
  ["ecm.measures[uuid=ecm-4].ghg.annualTotal", "Figure (uuid ecm-4)"],
  ["ecm.totals.savings[fieldId=5].value", "Figure (field 5)"],
])("%s is called %s", (path, name) => {
  const value = new Decimal(1);
  const words = formatDifference({ path, definition: figure({}), supplied: value, computed: value });
  expect(words).toBe(`${name} is $1.00 instead of $1.00`);
});
