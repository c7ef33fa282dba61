import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { BaselineField } from "../enumerations/baseline-field.js";
import { SavingsField } from "../enumerations/savings-field.js";
import type { BaselineItem, SavingsItem } from "../model/ecm-item.js";
import {
  annualCostSavings,
  baselineNonElectricUseMmbtu,
  savingsOf,
  totalEnergyCostSavings,
  totalEnergySavingsMmbtu,
} from "./measure-savings.js";

const savings = (...items: [fieldId: number, value: string | number][]): SavingsItem[] =>
  items.map(([fieldId, value]) => ({ fieldId, value: new Decimal(value) }));
const baseline = (...items: [fieldId: BaselineField, value: number][]): BaselineItem[] =>
  items.map(([fieldId, value]) => ({ fieldId, value: new Decimal(value) }));

/** A dollar, ten dollars, … in each of the 17 fields, so that a sum shows what it holds. */
const EVERY_FIELD = savings(
  ...Array.from({ length: 17 }, (_, index): [number, string] => [index + 1, `1${"0".repeat(index)}`]),
);

describe("energy savings", () => {
  test("are kWh as heat, natural gas and both other types", () => {
    const items = savings(
      [SavingsField.ElectricEnergyKwhPerYear, 2_500_000],
      [SavingsField.NaturalGasMmbtu, 11_000],
      [SavingsField.OtherSavingsType1Mmbtu, 100],
      [SavingsField.OtherSavingsType2Mmbtu, "0.5"],
      [SavingsField.WaterKgal, 99],
      [SavingsField.ElectricDemandKwPerMonth, 99],
    );
    expect(totalEnergySavingsMmbtu(items)?.toFixed()).toBe("19630.5");
  });

  test("are not known without a quantity, and known when it is zero", () => {
    expect(totalEnergySavingsMmbtu(savings([SavingsField.ElectricEnergyCost, 5]))).toBeUndefined();
    expect(totalEnergySavingsMmbtu(savings([SavingsField.NaturalGasMmbtu, 0]))?.toFixed()).toBe("0");
  });
});

test("energy cost savings are the $/yr of the categories 1 to 5", () => {
  // Fields 2, 4, 6, 8 and 10.
  expect(totalEnergyCostSavings(EVERY_FIELD).toFixed()).toBe("1010101010");
});

test("cost savings are the $/yr of every category", () => {
  // Fields 2, 4, 6, 8, 10, 12, 13, 14, 15 and 17.
  expect(annualCostSavings(EVERY_FIELD).toFixed()).toBe("10111101010101010");
});

test("a field that does not exist saves nothing", () => {
  expect(annualCostSavings(savings([18, 5], [999, 5])).toFixed()).toBe("0");
});

test("a field that is not entered has no savings", () => {
  expect(savingsOf(EVERY_FIELD, SavingsField.NaturalGasMmbtu)?.toFixed()).toBe("10000");
  expect(savingsOf([], SavingsField.NaturalGasMmbtu)).toBeUndefined();
});

describe("baseline use other than electricity", () => {
  test("is gas, other 1 and other 2", () => {
    const use = baseline(
      [BaselineField.ElectricityUseKwhPerYear, 900_000],
      [BaselineField.NaturalGasMmbtuPerYear, 5],
      [BaselineField.Other1MmbtuPerYear, 6],
      [BaselineField.Other2MmbtuPerYear, 7],
      [BaselineField.WaterKgalPerYear, 8],
    );
    expect(baselineNonElectricUseMmbtu(use)?.toFixed()).toBe("18");
  });

  test("is what has a value; zero is one", () => {
    expect(baselineNonElectricUseMmbtu(baseline([BaselineField.Other2MmbtuPerYear, 0]))?.toFixed()).toBe("0");
    expect(baselineNonElectricUseMmbtu(baseline([BaselineField.ElectricityUseKwhPerYear, 5]))).toBeUndefined();
    expect(baselineNonElectricUseMmbtu([])).toBeUndefined();
  });
});
