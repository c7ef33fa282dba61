import { FuelCategory } from "@epb/engine";
import { expect, test } from "vitest";
import { heat, type InputValue, QUANTITY } from "../../templates/input-value.js";
import { quantityWithUnit } from "./quantity-with-unit.js";

const PLAIN = { formula: "", hasCachedValue: false, styleIndex: 0 };
const verdict = (text: string, value: InputValue, fuels = {}) =>
  quantityWithUnit({
    cell: { address: "E9", row: 9, column: 5, type: "text", value: text, ...PLAIN },
    value,
    fuels,
  });

test("therms of natural gas are read as MMBtu, and the conversion is shown", () => {
  expect(verdict("12,500 therms", heat("naturalGas"))).toMatchObject({
    name: "cell/quantity-with-unit",
    details: {
      found: 'text "12,500 therms"',
      corrections: [{ kind: "number", value: "1250" }],
      advice: "epb uses 12,500 therms × 0.1 MMBtu per therm = 1,250 MMBtu. Type 1250 as a number.",
    },
  });
});

test("gallons are read where the fuel is known", () => {
  expect(verdict("2000 gal", heat(1), { category1: FuelCategory.HeatingOil })?.takenAs?.toString()).toBe("276");
  expect(verdict("2000 gal", heat(2), { category1: FuelCategory.HeatingOil })).toBeUndefined();
});

test("a unit is not read where no MMBtu belong", () => {
  expect(verdict("12,500 therms", QUANTITY)).toBeUndefined();
});
