import fc from "fast-check";
import { expect, test } from "vitest";
import { FuelCategory } from "../enumerations/fuel-category.js";
import { EnergyCommodity } from "../reference/energy-commodity.js";
import { heatInText } from "./heat-in-text.js";

const GAS = EnergyCommodity.NaturalGas;

test.each([
  ["12,500 therms", GAS, "1250"],
  ["12500therm", GAS, "1250"],
  ["(500) Therms/yr", GAS, "-50"],
  ["40 Mcf per year", GAS, "41.04"],
  ["100 CCF", GAS, "10.26"],
  ["1,000 cubic feet", GAS, "1.026"],
  ["250 dth", GAS, "250"],
  ["1,180 MMBtu/yr", GAS, "1180"],
  ["2 000 gallons", FuelCategory.HeatingOil, "276"],
  ["2000 gal.", FuelCategory.Diesel, "276"],
  ["10 tons", FuelCategory.Coal, "213.9"],
] as const)("%s is heat", (text, fuel, mmbtu) => {
  expect(heatInText(text, fuel)?.mmbtu.toFixed()).toBe(mmbtu);
});

test.each([
  ["12,500", GAS],
  ["therms", GAS],
  ["$500 therms", GAS],
  ["5 % therms", GAS],
  ["450,00 therms", GAS],
  ["about 500 therms", GAS],
  ["500 kgal", GAS],
  // No heat content is published for these.
  ["10 tons", GAS],
  ["10 gallons", FuelCategory.Other],
] as const)("%s of %s is no heat that is known", (text, fuel) => {
  expect(heatInText(text, fuel)).toBeUndefined();
});

test("the heat is the quantity times the heat content of a unit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.constantFrom("therms", "ccf", "Mcf"),
      (count, unit) => {
        const heat = heatInText(`${count} ${unit}`, GAS);
        expect(heat?.mmbtu.eq(heat.quantity.times(heat.mmbtuPerUnit))).toBe(true);
        expect(heat?.quantity.toNumber()).toBe(count === 0 ? 0 : count);
      },
    ),
  );
});
