import { Decimal, figureDefinition } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { formatChange, formatFigure, formatInput, formatInputChange, inMoreDetail } from "./figure-value.js";

const SUMMARY = "projectSummary.financialSummary";
const payments = figureDefinition(`${SUMMARY}.totalPayments`);
const rate = figureDefinition(`${SUMMARY}.projectInterestRate`);
const term = figureDefinition(`${SUMMARY}.performancePeriodYears`);
const start = figureDefinition(`${SUMMARY}.startDateOfPerformancePeriod`);

describe("a figure", () => {
  test.each([
    [new Decimal("-1234.5"), payments, "-$1,234.50"],
    [new Decimal("0.0475"), rate, "4.75% a year"],
    [16, term, "16 years"],
    ["2025-07-31", start, "2025-07-31"],
    [true, figureDefinition(`${SUMMARY}.isStateLocal`), "yes"],
    [undefined, payments, "–"],
  ] as const)("%s is written with its unit", (value, definition, text) => {
    expect(formatFigure(value as Parameters<typeof formatFigure>[0], definition)).toBe(text);
  });

  test("that changed has a sign", () => {
    expect(formatChange(new Decimal(5), payments)).toBe("+$5.00");
    expect(formatChange(new Decimal(-5), payments)).toBe("-$5.00");
    expect(formatChange(new Decimal(0), payments)).toBe("$0.00");
  });

  test("of years shows half a year where there is one, and no more decimals than it has", () => {
    const half = new Decimal("0.5");
    expect(formatChange(half, inMoreDetail(term, half))).toBe("+0.5 years");
    expect(formatChange(new Decimal(2), inMoreDetail(term, new Decimal(2)))).toBe("+2 years");
  });
});

describe("an input", () => {
  test("keeps every digit", () => {
    expect(formatInput(new Decimal("1234567.123456789012345"))).toBe("1,234,567.123456789012345");
    expect(formatInput(new Decimal("0.000000000000001"))).toBe("0.000000000000001");
  });

  test("has its unit, or the words of its choice", () => {
    expect(formatInput(new Decimal("-612000"), undefined, "$")).toBe("-$612,000");
    expect(formatInput(new Decimal("0.04"), undefined, "a year")).toBe("0.04 a year");
    expect(formatInput(12, "Monthly")).toBe("Monthly");
    expect(formatInput(undefined)).toBe("not entered");
  });

  test("that is a rate changes from one percentage to another, with equal decimals and every digit", () => {
    const [before, after] = [new Decimal("0.0345"), new Decimal("0.04")];
    expect(formatInputChange({ before, after, unit: "a year" })).toBe("3.45% → 4.00% a year");
    expect(formatInputChange({ before, after: new Decimal("0.0345001"), unit: "a year" })).toBe(
      "3.45000% → 3.45001% a year",
    );
    expect(formatInputChange({ before, after: undefined, unit: "a year" })).toBe("3.45% → not entered");
    expect(formatInputChange({ before: undefined, after, beforeChoice: "cannot be read", unit: "a year" })).toBe(
      "cannot be read → 4.00% a year",
    );
  });

  test("that changes keeps its unit, and may have words for its removal", () => {
    const [before, after] = [new Decimal(500), new Decimal(600)];
    expect(formatInputChange({ before, after, unit: "$" })).toBe("$500 → $600");
    expect(formatInputChange({ before, after, unit: "months" })).toBe("500 → 600 months");
    expect(formatInputChange({ before, after: undefined, unit: "$" }, "cleared")).toBe("$500 → cleared");
  });
});
