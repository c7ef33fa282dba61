import { Decimal, FuelCategory } from "@epb/engine";
import type { InputValue } from "@epb/workbook";
import { describe, expect, test } from "vitest";
import { entryText, shownText } from "./entry-text.js";
import { readEntry } from "./read-entry.js";

const DOLLARS: InputValue = { kind: "decimal", look: "dollars", isNonNegative: true };
const PERCENT: InputValue = { kind: "decimal", look: "percent", isNonNegative: false };
const QUANTITY: InputValue = { kind: "decimal", look: "quantity", isNonNegative: false };
const MONTHS: InputValue = { kind: "wholeNumber", minimum: 0, maximum: 120 };
const FREQUENCY: InputValue = { kind: "option", list: "paymentFrequencies" };

/** The value as text, or the reason for the refusal. */
function reading(text: string, as: InputValue): string | undefined {
  const entry = readEntry(text, as);
  if (!entry.ok) return `refused: ${entry.message}`;
  return Decimal.isDecimal(entry.value) ? entry.value.toFixed() : entry.value?.toString();
}

describe("typed or pasted text", () => {
  test.each([
    ["1234.50", "1234.5"],
    ["$1,234.50", "1234.5"],
    [" 1 234 ", "1234"],
    ["12345678901234567890.123456789012345", "12345678901234567890.123456789012345"],
    ["", undefined],
    ["-0", "0"],
    ["538.125", "538.125"],
    ["1,234.", "1234"],
    ["USD 1,234", "1234"],
  ])("%j is the amount %s", (text, value) => {
    expect(reading(text, DOLLARS)).toBe(value);
  });

  test.each([
    ["(5)", "refused: Enter zero or a positive number."],
    ["1,23", "refused: “1,23” may mean 1.23 or 123. Enter one of these numbers."],
    ["€5", "refused: “€5” is not a number."],
    ["($5", "refused: “($5” is not a number."],
    ["$-5,000", "refused: Enter zero or a positive number."],
    ["1.2.3", "refused: “1.2.3” is not a number."],
    ["1e5", "refused: “1e5” is not a number."],
    [".", "refused: “.” is not a number."],
    ["123456789012345678901", "refused: Enter at most 20 digits before the decimal point."],
    ["0.1234567890123456", "refused: Enter at most 15 digits after the decimal point."],
  ])("%j is no amount", (text, message) => {
    expect(reading(text, DOLLARS)).toBe(message);
  });

  test.each([
    ["4.5", "0.045"],
    ["4.5 %", "0.045"],
    ["(1.25%)", "-0.0125"],
    ["(1.25)%", "-0.0125"],
    ["0.0000000000001", "0.000000000000001"],
    ["33.3333333333333", "0.333333333333333"],
  ])("%j is the percentage %s, digit by digit", (text, fraction) => {
    expect(reading(text, PERCENT)).toBe(fraction);
  });

  test("is a number with brackets or a sign if it may be negative", () => {
    expect(reading("(1,000)", QUANTITY)).toBe("-1000");
    expect(reading("\u22125", QUANTITY)).toBe("-5");
    expect(reading("$-5,000", QUANTITY)).toBe("-5000");
  });

  test("is a whole number within its limits", () => {
    expect(reading("18", MONTHS)).toBe("18");
    expect(reading("18.5", MONTHS)).toBe("refused: Enter a whole number from 0 to 120.");
    expect(reading("121", MONTHS)).toBe("refused: Enter a whole number from 0 to 120.");
  });

  test("is a day, as it is stored or as spreadsheets write it", () => {
    expect(reading("2026-01-31", { kind: "date" })).toBe("2026-01-31");
    expect(reading("1/31/2026", { kind: "date" })).toBe("2026-01-31");
    expect(reading("2/30/2026", { kind: "date" })).toContain("refused");
  });

  test("is an option of the list in any case", () => {
    expect(reading("quarterly", FREQUENCY)).toBe("4");
    expect(reading("weekly", FREQUENCY)).toBe("refused: “weekly” is not in the list.");
  });
});

describe("a value", () => {
  test.each([
    ["0.045", PERCENT, "4.5", "4.5%"],
    ["0.333333333333333", PERCENT, "33.3333333333333", "33.3333333333333%"],
    ["1234567.5", DOLLARS, "1234567.5", "$1,234,567.50"],
    ["1234567", DOLLARS, "1234567", "$1,234,567"],
    ["1234.567", DOLLARS, "1234.567", "$1,234.567"],
    ["-12345.678901", QUANTITY, "-12345.678901", "-12,345.678901"],
  ])("%s is typed and shown with all of its digits", (value, as, typed, shown) => {
    expect(entryText(new Decimal(value), as)).toBe(typed);
    expect(shownText(new Decimal(value), as)).toBe(shown);
    expect(reading(typed, as)).toBe(new Decimal(value).toFixed());
  });
});

describe("a quantity of fuel with its unit", () => {
  const GAS: InputValue = { kind: "decimal", look: "quantity", isNonNegative: false, heatOf: "naturalGas" };
  const OTHER: InputValue = { ...GAS, heatOf: 1 };

  test("is converted to MMBtu, and the conversion is shown", () => {
    expect(readEntry("12,500 therms", GAS)).toEqual({
      ok: true,
      value: new Decimal(1250),
      converted: "12,500 therms × 0.1 MMBtu per therm = 1,250 MMBtu",
    });
    expect(readEntry("2000 gal", OTHER, { category1: FuelCategory.HeatingOil })).toMatchObject({
      value: new Decimal(276),
    });
  });

  test("is refused if the fuel is unknown", () => {
    expect(readEntry("2000 gal", OTHER)).toMatchObject({ ok: false });
  });
});
