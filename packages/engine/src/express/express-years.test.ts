import { expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { Decimal } from "../decimal/decimal.js";
import { expressYears } from "./express-years.js";

const amounts = (...values: readonly number[]): Decimal[] => values.map((value) => new Decimal(value));
const rows = (...lists: Parameters<typeof expressYears>): unknown => asJson(expressYears(...lists));

test("a year after the guarantee has debt service alone, and one after the finance term savings alone", () => {
  expect(rows(amounts(100), amounts(60, 60))).toEqual([
    { year: 1, guaranteedSavings: "100", debtService: "60", netSavings: "40" },
    { year: 2, guaranteedSavings: "0", debtService: "60", netSavings: "-60" },
  ]);
  expect(rows(amounts(100, 110), amounts(60))).toEqual([
    { year: 1, guaranteedSavings: "100", debtService: "60", netSavings: "40" },
    { year: 2, guaranteedSavings: "110", debtService: "0", netSavings: "110" },
  ]);
});

test("what is not known is absent, and so is what is left of it", () => {
  expect(rows(amounts(100), undefined)).toEqual([{ year: 1, guaranteedSavings: "100" }]);
  expect(rows(undefined, amounts(60))).toEqual([{ year: 1, debtService: "60" }]);
  expect(rows(undefined, undefined)).toEqual([]);
});
