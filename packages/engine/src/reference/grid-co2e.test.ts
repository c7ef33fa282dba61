import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { gridCo2eKgPerKwh, kgPerKwh } from "./grid-co2e.js";

const potentials = { ch4: new Decimal(28), n2o: new Decimal(265) };

test("adds each gas times its potential and converts lb per MWh to kg per kWh", () => {
  const rates = { co2: new Decimal("436.655"), ch4: new Decimal("0.025"), n2o: new Decimal("0.003") };
  // 436.655 + 0.025 × 28 + 0.003 × 265 = 438.15 lb/MWh; × 0.45359237 ÷ 1000
  expect(gridCo2eKgPerKwh(rates, potentials).toFixed()).toBe("0.1987414969155");
});

test("a pound is exactly 0.45359237 kg", () => {
  expect(kgPerKwh(new Decimal(1000)).toFixed()).toBe("0.45359237");
});
