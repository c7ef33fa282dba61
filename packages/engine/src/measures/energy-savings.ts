import { BTU_PER_KWH, BTU_PER_MMBTU } from "../constants/energy.js";
import { Decimal } from "../decimal/decimal.js";

/** One factor of 0.003412 gives the same digits as the two, without a division. */
const MMBTU_PER_KWH = new Decimal(BTU_PER_KWH).div(BTU_PER_MMBTU);

/**
 * Converts electric energy from kWh to MMBtu.
 *
 *     MMBtu = kWh × 3412 ÷ 1 000 000
 *     2 500 000 kWh × 3412 ÷ 1 000 000 = 8 530 MMBtu
 *
 * @param electricEnergyKwh - kWh
 * @returns MMBtu
 * @spec C §9 "3412 Btu per kWh"
 */
export function kwhToMmbtu(electricEnergyKwh: Decimal): Decimal {
  return electricEnergyKwh.times(MMBTU_PER_KWH);
}
