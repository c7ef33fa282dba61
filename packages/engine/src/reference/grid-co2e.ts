import { Decimal } from "../decimal/decimal.js";

/** Kilograms per avoirdupois pound, exact by definition (1959). */
const KILOGRAMS_PER_POUND = new Decimal("0.45359237");

const KWH_PER_MWH = 1000;

/**
 * Converts a rate from lb per MWh to kg per kWh, exactly.
 *
 *     kg per kWh = lb per MWh × 0.45359237 ÷ 1000
 *     800 × 0.45359237 ÷ 1000 = 0.362873896
 *
 * @returns kg per kWh
 * @spec D24
 */
export function kgPerKwh(poundsPerMwh: Decimal): Decimal {
  return poundsPerMwh.times(KILOGRAMS_PER_POUND).div(KWH_PER_MWH);
}

/**
 * CO2e emitted per kWh of electricity, from the emission rates of the gases. Not rounded.
 *
 *     kg CO2e per kWh = (CO2 + CH4 × potential + N2O × potential) lb per MWh × 0.45359237 ÷ 1000
 *     (800 + 0.05 × 28 + 0.007 × 265) × 0.45359237 ÷ 1000 = 0.36435…
 *
 * @param poundsPerMwh - Emission rates, lb of gas per MWh.
 * @param potentials - Warming potentials of methane and nitrous oxide, kg CO2e per kg.
 * @spec D24
 */
export function gridCo2eKgPerKwh(
  poundsPerMwh: { readonly co2: Decimal; readonly ch4: Decimal; readonly n2o: Decimal },
  potentials: { readonly ch4: Decimal; readonly n2o: Decimal },
): Decimal {
  const { co2, ch4, n2o } = poundsPerMwh;
  return kgPerKwh(co2.plus(ch4.times(potentials.ch4)).plus(n2o.times(potentials.n2o)));
}
