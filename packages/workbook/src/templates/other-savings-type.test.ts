import { FuelCategory } from "@epb/engine";
import { expect, test } from "vitest";
import { otherSavingsTypeText, parseOtherSavingsType } from "./other-savings-type.js";

test("a text says which fuel is behind an other savings type", () => {
  expect(otherSavingsTypeText(1, "Coal")).toBe("Other Savings Type 1: Coal");
  expect(parseOtherSavingsType("Other Savings Type 1: Coal", 1)).toBe(FuelCategory.Coal);
  expect(parseOtherSavingsType(" other savings  type 2 :  heating oil ", 2)).toBe(FuelCategory.HeatingOil);
});

test.each(["Other Savings Type 2: Coal", "Other Savings Type 0: Coal", "Other Savings Type: Coal", "Coal", ""])(
  "%j has no valid number for type 1",
  (text) => expect(parseOtherSavingsType(text, 1)).toBe("number"),
);

test.each(["Other Savings Type 1: Peat", "Other Savings Type 1:"])("%j has no known category", (text) => {
  expect(parseOtherSavingsType(text, 1)).toBe("category");
});
