import { expect, test } from "vitest";
import { byteSize, cents, decimalNumber, dollars, percent, wholeNumber } from "./numbers.js";

test("amounts are exact, even beyond the precision of a float", () => {
  expect(dollars("12345678901234567890")).toBe("$12,345,678,901,234,567,890");
  expect(cents("90071992547409.93")).toBe("$90,071,992,547,409.93");
  expect(wholeNumber("-1234.5")).toBe("-1,235");
  expect(decimalNumber("0.12345", 3)).toBe("0.123");
  expect(percent("0.0455")).toBe("4.55%");
});

test("an unknown value is not zero", () => {
  expect([dollars(undefined), wholeNumber(""), percent(undefined)]).toEqual(["–", "–", "–"]);
  expect([dollars("0"), dollars("-0.4"), cents("-0.001")]).toEqual(["$0", "$0", "$0.00"]);
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1.0 KB"],
  [1550, "1.6 KB"],
  [999_949, "999.9 KB"],
  [999_950, "1.0 MB"],
  [20_000_000, "20.0 MB"],
  [5e24, "5.0 YB"],
  [5e27, "5000.0 YB"],
])("%d bytes are %s", (bytes, text) => {
  expect(byteSize(bytes)).toBe(text);
});
