import { expect, test } from "vitest";
import { kindOfSavings } from "./fuels.js";

test.each([
  ["kWh", "Energy and operational savings", "electric"],
  ["kW", "Electricity", "demand"],
  ["kgal", "Sewer", "sewer"],
  ["Therms", "Natural gas", "gas"],
  ["$", "Fuel oil", "fuel"],
  ["Electricity saved", "", "electric"],
])("%s below “%s” is %s", (text, group, kind) => {
  expect(kindOfSavings(text, group)?.kind).toBe(kind);
});
