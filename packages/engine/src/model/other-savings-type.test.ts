import { expect, test } from "vitest";
import { FUEL_CATEGORY_LABELS, FuelCategory } from "../enumerations/fuel-category.js";
import { parseOtherSavingsType, readOtherSavingsType } from "./other-savings-type.js";

test.each(Object.values(FuelCategory))("reads fuel category %d by its name", (category) => {
  for (const typeNumber of [1, 2] as const) {
    const text = `Other Savings Type ${typeNumber}: ${FUEL_CATEGORY_LABELS[category]}`;
    expect(parseOtherSavingsType(text)).toEqual({ typeNumber, category });
  }
});

test("case and spacing do not matter", () => {
  expect(parseOtherSavingsType("  other savings  TYPE 2 :  purchased   STEAM ")).toEqual({
    typeNumber: 2,
    category: 6,
  });
});

test.each(["Other Savings Type 3: Coal", "Other Savings Type 1.0: Coal", "Other Savings Type: Coal", "Coal", ""])(
  "refuses the number of %j",
  (text) => {
    expect(() => parseOtherSavingsType(text)).toThrow(/^Invalid Other Savings Type Number$/);
  },
);

test.each(["Other Savings Type 1: Peat", "Other Savings Type 2:", "Other Savings Type 1: Coal and wood"])(
  "refuses the category of %j",
  (text) => {
    expect(() => parseOtherSavingsType(text)).toThrow(/^Invalid Savings Type Category$/);
  },
);

test("a text of many spaces is refused at once", () => {
  const spaces = "\t".repeat(32_000);
  expect(readOtherSavingsType(`Other Savings Type S:${spaces}\n::`)).toBe("number");
  expect(readOtherSavingsType(`Other${spaces}Savings Type 1:${spaces}x${spaces}\n:`)).toBe("category");
});
