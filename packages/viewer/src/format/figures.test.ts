import { describe, expect, test } from "vitest";
import { figureValue, tableCell } from "./figures.js";

describe("a figure in words", () => {
  test("tells what it measures", () => {
    expect(figureValue("8045781", "$")).toBe("$8,045,781");
    expect(figureValue("8893874.15", "$", { isExact: true })).toBe("$8,893,874.15");
    expect(figureValue("625185", "$/yr")).toBe("$625,185/yr");
    expect(figureValue("0.01971095", "a year")).toBe("1.9711%");
    expect(figureValue("12.869440245", "years")).toBe("12.9 years");
    expect(figureValue(1, "years")).toBe("1 year");
    expect(figureValue("13262.1", "MMBtu/yr")).toBe("13,262 MMBtu/yr");
    expect(figureValue("2036-07-01", undefined)).toBe("Jul 1, 2036");
    expect(figureValue(false, undefined)).toBe("No");
    expect(figureValue("Loan", undefined)).toBe("Loan");
  });

  test("shows an unknown value as unknown, not as zero", () => {
    expect(figureValue(undefined, "$")).toBe("–");
    expect(figureValue("0", "$")).toBe("$0");
  });
});

test("a cell of a table has kWh and kg in whole numbers, as the command line prints them", () => {
  const column = { name: "annualTotal", label: "Total", unit: "kg CO2e/yr", decimals: 2 } as const;
  expect(tableCell("1234.5", { ...column, quantity: "kgCo2ePerYear" }, 2)).toBe("1,235");
  expect(tableCell("1234.5", { ...column, quantity: "mmbtuPerYear" }, 2)).toBe("1,234.50");
});
