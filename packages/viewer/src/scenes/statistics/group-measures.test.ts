import { expect, test } from "vitest";
import { groupMeasure } from "./group-measures.js";

test.each([
  [{}, "$4,961,760"],
  [{ covered: { implementationPrice: 2 } }, "$4,961,760 (2 of 3 projects)"],
  [{ covered: { financedAmount: 2 } }, "$4,961,760"],
])("an amount has the number of projects if it does not cover all: %j", (coverage, text) => {
  const group = { label: "Colorado", projects: 3, implementationPrice: "4961760", ...coverage };
  expect(groupMeasure("implementationPrice").full(group)).toBe(text);
});
