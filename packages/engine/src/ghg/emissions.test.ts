import fc from "fast-check";
import { expect, test } from "vitest";
import { quantity, rate } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { fuelEmissionsKgCo2e, fuelFactorKgCo2ePerMmbtu, gridEmissionsKgCo2e } from "./emissions.js";

const NATURAL_GAS = { co2: new Decimal("53.06"), ch4: new Decimal("0.001"), n2o: new Decimal("0.0001") };
const AR4 = { ch4: new Decimal(25), n2o: new Decimal(298) };

test("0.4 kg/kWh × 1,000 kWh are 400 kg", () => {
  expect(gridEmissionsKgCo2e(new Decimal("0.4"), new Decimal(1_000)).toFixed()).toBe("400");
});

test("EPA's natural gas is 53.1148 kg CO2e per MMBtu with warming potentials 25 and 298", () => {
  expect(fuelFactorKgCo2ePerMmbtu(NATURAL_GAS, AR4).toFixed()).toBe("53.1148");
});

test("11,000 MMBtu of it are 584,262.8 kg", () => {
  expect(fuelEmissionsKgCo2e(new Decimal(11_000), new Decimal("53.1148")).toFixed()).toBe("584262.8");
});

test("a fuel without CH4 and N2O emits its CO2", () => {
  const factor = fuelFactorKgCo2ePerMmbtu({ co2: new Decimal("66.33"), ch4: ZERO, n2o: ZERO }, AR4);
  expect(factor.toFixed()).toBe("66.33");
});

test("twice the energy is twice the gas, exactly", () => {
  fc.assert(
    fc.property(rate, quantity, (factor, energy) => {
      const twice = energy.times(2);
      expect(gridEmissionsKgCo2e(factor, twice).eq(gridEmissionsKgCo2e(factor, energy).times(2))).toBe(true);
      expect(fuelEmissionsKgCo2e(twice, factor).eq(fuelEmissionsKgCo2e(energy, factor).times(2))).toBe(true);
    }),
  );
});

test("more use than before is negative, and at a rate of zero it is zero without a sign", () => {
  expect(gridEmissionsKgCo2e(new Decimal("0.4"), new Decimal(-1_000)).toFixed()).toBe("-400");
  const none = [gridEmissionsKgCo2e(ZERO, new Decimal(-1)), fuelEmissionsKgCo2e(new Decimal(-1), ZERO)];
  expect(JSON.stringify(none)).toBe('["0","0"]');
});
