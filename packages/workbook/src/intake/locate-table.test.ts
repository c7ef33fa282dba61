import { SavingsField, UNIT_OF_MEASURE_LABELS, UnitOfMeasure } from "@epb/engine";
import { expect, test } from "vitest";
import { savingsFieldOfHeader } from "./locate-table.js";

test.each([
  ["Electric energy", UnitOfMeasure.KwhPerYear, "kwh/yr", SavingsField.ElectricEnergyKwhPerYear],
  ["Electric demand", UnitOfMeasure.KwPerMonth, "kw/mo", SavingsField.ElectricDemandKwPerMonth],
  ["Natural gas", UnitOfMeasure.Mmbtu, "mmbtu", SavingsField.NaturalGasMmbtu],
  ["Water", UnitOfMeasure.Kgal, "kgal", SavingsField.WaterKgal],
])(
  "the header %s is read in the spelling of today and in that of earlier workbooks",
  (category, unit, earlier, field) => {
    expect(savingsFieldOfHeader(category, UNIT_OF_MEASURE_LABELS[unit])).toBe(field);
    expect(savingsFieldOfHeader(category, earlier)).toBe(field);
  },
);
