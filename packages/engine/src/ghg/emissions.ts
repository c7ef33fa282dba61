import type { Decimal } from "../decimal/decimal.js";
import { unsignedZero } from "../decimal/unsigned-zero.js";

/**
 * Greenhouse gas of electricity taken from the grid.
 *
 *     emissions = baseload combined rate × kWh
 *     0.4 kg/kWh × 1 000 kWh = 400 kg
 *
 * @param rateKgCo2ePerKwh - kg CO2e per kWh.
 * @param electricEnergyKwh - kWh
 * @returns kg CO2e
 * @spec C §9 "Grid emissions = baseload combined rate x"; D24
 */
export function gridEmissionsKgCo2e(rateKgCo2ePerKwh: Decimal, electricEnergyKwh: Decimal): Decimal {
  return unsignedZero(rateKgCo2ePerKwh.times(electricEnergyKwh));
}

export interface FuelFactorParts {
  /** kg per MMBtu each. */
  readonly co2: Decimal;
  readonly ch4: Decimal;
  readonly n2o: Decimal;
}

export interface WarmingPotentialParts {
  /** kg CO2e per kg each. */
  readonly ch4: Decimal;
  readonly n2o: Decimal;
}

/**
 * Greenhouse gas emissions for each MMBtu of a fuel.
 *
 *     factor = CO2 + CH4 × CH4GWP + N2O × N2OGWP
 *     53.06 + 0.001 × 25 + 0.0001 × 298 = 53.1148 (natural gas)
 *
 * @returns kg CO2e per MMBtu
 * @spec C §9 "Natural gas factor = CO2 factor +"; D24
 */
export function fuelFactorKgCo2ePerMmbtu(factors: FuelFactorParts, potentials: WarmingPotentialParts): Decimal {
  return factors.co2.plus(factors.ch4.times(potentials.ch4)).plus(factors.n2o.times(potentials.n2o));
}

/**
 * Greenhouse gas of a fuel.
 *
 *     emissions = MMBtu × factor
 *     11 000 MMBtu × 53.1148 kg/MMBtu = 584 262.8 kg
 *
 * @param fuelMmbtu - MMBtu
 * @param factorKgCo2ePerMmbtu - kg CO2e per MMBtu.
 * @returns kg CO2e
 * @spec C §9 "Greenhouse gas"; D24
 */
export function fuelEmissionsKgCo2e(fuelMmbtu: Decimal, factorKgCo2ePerMmbtu: Decimal): Decimal {
  return unsignedZero(fuelMmbtu.times(factorKgCo2ePerMmbtu));
}
