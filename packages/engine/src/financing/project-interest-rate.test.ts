import { expect, test } from "vitest";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { projectInterestRate } from "./project-interest-rate.js";

test("federal Super ESPC, FY2005 to April 2007: index 4.80 % and premium 1.16 % are 5.96 %", () => {
  expect(projectInterestRate(new Decimal("0.0480"), new Decimal("0.0116")).toFixed()).toBe("0.0596");
});

test("zero is a rate, and a premium may be negative", () => {
  expect(projectInterestRate(ZERO, ZERO).toFixed()).toBe("0");
  expect(projectInterestRate(new Decimal("0.01"), new Decimal("-0.015")).toFixed()).toBe("-0.005");
});
