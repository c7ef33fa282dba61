import { Decimal } from "@epb/engine";
import { expect, test } from "vitest";
import { percentileName } from "./percentile-name.js";

test.each([
  ["0.05", "P5"],
  ["0.5", "P50"],
  ["0.975", "P97.5"],
])("the percentile of the fraction %s is named %s", (fraction, name) => {
  expect(percentileName(new Decimal(fraction))).toBe(name);
});
