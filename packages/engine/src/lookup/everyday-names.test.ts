import { expect, test } from "vitest";
import { FIGURES } from "../calculate/all-figures.js";
import { EVERYDAY_NAMES, everydayLabels, everydayNames } from "./everyday-names.js";

test("every label with everyday names is that of a figure, without a year", () => {
  const labels = new Set(FIGURES.map(({ label }) => label));
  const named = Object.keys(EVERYDAY_NAMES);
  expect(named.filter((label) => !labels.has(label.replace(/, year \d+$/, "")))).toEqual([]);
  for (const label of named) for (const name of everydayNames(label)) expect(everydayLabels(name)).toContain(label);
});
