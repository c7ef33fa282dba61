import { expect, test } from "vitest";
import { Decimal } from "./decimal.js";
import { wholeUnits } from "./whole-units.js";

test.each([
  ["3.7", 3],
  ["3", 3],
  ["0.9999999999999999999999", 0],
  ["949.9999999999999999999", 949],
  ["-3.7", -4],
])("%s holds %i whole units", (amount, units) => {
  expect(wholeUnits(new Decimal(amount))).toBe(units);
});
