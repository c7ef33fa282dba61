import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { totalsByField } from "./field-totals.js";

test("entries of all measures are summed by field, and the fields stand in order", () => {
  const lists = [
    [
      { fieldId: 12, value: new Decimal(1) },
      { fieldId: 2, value: new Decimal("0.1") },
    ],
    [],
    [
      { fieldId: 12, value: new Decimal(-1) },
      { fieldId: 2, value: new Decimal("0.2") },
    ],
  ];
  expect(totalsByField(lists).map(({ fieldId, value }) => `${fieldId}: ${value}`)).toEqual(["2: 0.3", "12: 0"]);
});

test("a field without an entry has no total", () => {
  expect(totalsByField([])).toEqual([]);
  expect(totalsByField([[], []])).toEqual([]);
});
