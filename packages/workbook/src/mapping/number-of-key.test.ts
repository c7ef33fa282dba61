import { expect, test } from "vitest";
import type { FlatCell } from "../xlsx/flat-workbook.js";
import { numberInWords, numberOfKey } from "./number-of-key.js";

const cell = (type: FlatCell["type"], value: string): FlatCell => ({
  ...{ address: "A2", row: 2, column: 1, type, value, formula: undefined, hasCachedValue: true, styleIndex: 0 },
});
const numberOf = (type: FlatCell["type"], value: string, format?: string): number | undefined =>
  numberOfKey(cell(type, value), { date1904: false, numberFormat: () => format });

test("a key is a number, a number in a text, or the year of a date", () => {
  expect(numberOf("number", "3")).toBe(3);
  expect(numberOf("text", "Year 3 (FY 2031)")).toBe(3);
  expect(numberOf("text", "2028-29")).toBe(2028);
  expect(numberOf("number", "47299", "m/d/yyyy")).toBe(2029);
  expect(numberOf("number", "2029", "General")).toBe(2029);
  expect(numberOf("text", "June 30, 2029")).toBe(2029);
  expect(numberOf("text", "6/7/2029")).toBe(2029);
  expect(numberOfKey(undefined, { date1904: false, numberFormat: () => undefined })).toBeUndefined();
});

test("words are numbers only of a year or period", () => {
  const read = ["Year one", "Option year three", "Third year", "twelve", "III", "Year XIV", "xxv"].map(numberInWords);
  expect(read).toEqual([1, 3, 3, 12, 3, 14, 25]);
  for (const text of ["All in one", "Plan V", "Lighting", "Total", "", "mix", "iiii", "vx"]) {
    expect(numberInWords(text), text).toBeUndefined();
  }
});
