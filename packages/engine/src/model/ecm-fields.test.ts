import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { addBaseline, addSavings } from "./ecm-fields.js";
import { measureName } from "./ecm-item.js";

const value = new Decimal(1);

test("a measure has a savings field once", () => {
  const measure = addSavings({ uuid: "a" }, { fieldId: 2, value });
  expect(addSavings(measure, { fieldId: 4, value }).estimatedSavings?.map(({ fieldId }) => fieldId)).toEqual([2, 4]);
  expect(() => addSavings(measure, { fieldId: 2, value })).toThrow(/^Savings field already exists$/);
});

test("a measure has a baseline field once", () => {
  const measure = addBaseline({ uuid: "a" }, { fieldId: 3, value });
  expect(addBaseline(measure, { fieldId: 4, value }).baseline?.map(({ fieldId }) => fieldId)).toEqual([3, 4]);
  expect(() => addBaseline(measure, { fieldId: 3, value })).toThrow(/^Baseline field already exists$/);
});

test("adding makes another measure", () => {
  const measure = { uuid: "a", estimatedSavings: [], baseline: [] };
  addSavings(measure, { fieldId: 2, value });
  addBaseline(measure, { fieldId: 3, value });
  expect(measure).toEqual({ uuid: "a", estimatedSavings: [], baseline: [] });
});

test("people call a measure by its number, else its description, else its key", () => {
  expect(measureName({ uuid: "a", ecmNumber: "4.1", ecmDescription: "Lighting" })).toBe("4.1");
  expect(measureName({ uuid: "a", ecmDescription: "Lighting" })).toBe("Lighting");
  expect(measureName({ uuid: "a" })).toBe("a");
});

test("values can be text and numbers", () => {
  const measure = { uuid: "lighting" };
  const asText = addSavings(addBaseline(measure, { fieldId: 1, value: "5" }), { fieldId: 2, value: 60000 });
  expect(asText).toEqual(
    addSavings(addBaseline(measure, { fieldId: 1, value: new Decimal(5) }), { fieldId: 2, value: new Decimal(60000) }),
  );
  expect(() => addSavings(measure, { fieldId: 2, value: "$60,000" })).toThrow("cannot be read as a number");
});
