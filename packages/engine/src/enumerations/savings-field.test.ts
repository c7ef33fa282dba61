import { expect, test } from "vitest";
import { SavingsCategory } from "./savings-category.js";
import { isSavingsField, SAVINGS_FIELDS, savingsFieldOf } from "./savings-field.js";
import { UNIT_OF_MEASURE_LABELS, UnitOfMeasure } from "./unit-of-measure.js";

// The table of D5.
const FIELDS = [
  [1, "kWh/yr", 1],
  [2, "$/yr", 1],
  [3, "kW/mo", 2],
  [4, "$/yr", 2],
  [5, "MMBtu", 3],
  [6, "$/yr", 3],
  [7, "MMBtu", 4],
  [8, "$/yr", 4],
  [9, "MMBtu", 5],
  [10, "$/yr", 5],
  [11, "kgal", 6],
  [12, "$/yr", 6],
  [13, "$/yr", 7],
  [14, "$/yr", 8],
  [15, "$/yr", 9],
  [16, "kgal", 10],
  [17, "$/yr", 10],
] as const;

test("each field has the unit and category of D5", () => {
  const table = Object.entries(SAVINGS_FIELDS).map(([id, { unit, category }]) => [
    Number(id),
    UNIT_OF_MEASURE_LABELS[unit],
    category,
  ]);
  expect(table).toEqual(FIELDS);
});

test("category and unit decide the field, and any other pair has none", () => {
  for (const category of Object.values(SavingsCategory)) {
    for (const unit of Object.values(UnitOfMeasure)) {
      const row = FIELDS.find(([, label, ofField]) => ofField === category && label === UNIT_OF_MEASURE_LABELS[unit]);
      expect(savingsFieldOf(category, unit)).toBe(row?.[0]);
    }
  }
});

test("only 1 to 17 are savings fields", () => {
  const ids = [0, -1, 18, 1.5, Number.NaN, 999];
  expect(ids.filter(isSavingsField)).toEqual([]);
  expect(FIELDS.every(([id]) => isSavingsField(id))).toBe(true);
});
