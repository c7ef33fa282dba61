import { describe, expect, test } from "vitest";
import { builtInNumberFormat, isDateFormat, isPercentFormat } from "./number-format.js";

describe("a number format", () => {
  test.each([
    "mm-dd-yy",
    "d-mmm",
    "mmm-yy",
    "m/d/yy h:mm",
    "yyyy\\-mm\\-dd;@",
    "[$-409]d\\-mmm\\-yyyy;@",
    "[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy",
    "YYYY",
    "mmmm",
    'd"th of" mmmm',
    "[Red]dd/mm/yyyy",
    "e",
  ])("%s shows a date", (format) => {
    expect(isDateFormat(format)).toBe(true);
  });

  test.each([
    "General",
    "0.00",
    "#,##0.00_);[Red](#,##0.00)",
    '0 "days"',
    "0.00E+00",
    "h:mm:ss",
    "[h]:mm",
    "mm:ss.0",
    "h:mm AM/PM",
    '"$"#,##0',
    "[Red]0.0",
    "0.0\\d",
    "@",
    "",
    '0;"dmy"',
  ])("%s shows no date", (format) => {
    expect(isDateFormat(format)).toBe(false);
  });

  test.each([
    ["0%", true],
    ["0.00%", true],
    ["0.0\\%", false],
    ['0.0" %"', false],
    ["#,##0", false],
  ])("%s shows a percentage: %s", (format, expected) => {
    expect(isPercentFormat(format)).toBe(expected);
  });

  test("that is built in has its code", () => {
    expect(builtInNumberFormat(14)).toBe("mm-dd-yy");
    expect(builtInNumberFormat(9)).toBe("0%");
    expect(isDateFormat(builtInNumberFormat(31) ?? "")).toBe(true);
    expect(builtInNumberFormat(163)).toBeUndefined();
  });
});
