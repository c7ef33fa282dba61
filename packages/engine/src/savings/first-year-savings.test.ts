import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { SavingsCategory } from "../enumerations/savings-category.js";
import { SavingsField } from "../enumerations/savings-field.js";
import type { EcmItem } from "../model/ecm-item.js";
import { firstYearSavings, ITEMIZED_CATEGORIES } from "./first-year-savings.js";

function measure(uuid: string, ...savings: [fieldId: number, value: string | number][]): EcmItem {
  return { uuid, estimatedSavings: savings.map(([fieldId, value]) => ({ fieldId, value: new Decimal(value) })) };
}
const entries = (measures: readonly EcmItem[]): [number, string][] =>
  [...firstYearSavings(measures)].map(([category, value]) => [category, value.toFixed()]);

test("are summed over the measures by category, in the order of the categories", () => {
  const measures = [
    measure("a", [SavingsField.WastewaterCost, 7], [SavingsField.ElectricEnergyCost, "210000.5"]),
    measure("b", [SavingsField.ElectricEnergyCost, "0.5"], [SavingsField.OperationsAndMaintenance, 25_000]),
  ];
  expect(entries(measures)).toEqual([
    [SavingsCategory.ElectricEnergy, "210001"],
    [SavingsCategory.OperationsAndMaintenance, "25000"],
    [SavingsCategory.Wastewater, "7"],
  ]);
});

test("count only entries in $/yr, and only under a field that exists", () => {
  expect(entries([measure("a", [SavingsField.ElectricEnergyKwhPerYear, 2_500_000], [18, 5], [999, 5])])).toEqual([]);
});

test("other avoided is no itemized category", () => {
  expect(entries([measure("a", [SavingsField.OtherAvoided, 5])])).toEqual([]);
  expect(ITEMIZED_CATEGORIES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
});

test("an entry of zero is an entry", () => {
  expect(entries([measure("a", [SavingsField.WaterCost, 0])])).toEqual([[SavingsCategory.Water, "0"]]);
});

test("measures without savings have none", () => {
  expect(entries([{ uuid: "a" }])).toEqual([]);
});
