import { BTU_PER_KWH, BTU_PER_MMBTU } from "../constants/energy.js";
import type { Decimal } from "../decimal/decimal.js";

/**
 * Electricity as heat.
 *
 *     MMBtu = kWh × 3412 ÷ 1 000 000
 *     2 500 000 kWh × 3412 ÷ 1 000 000 = 8 530 MMBtu
 *
 * @param electricEnergyKwh - kWh
 * @returns MMBtu
 * @spec C §9 "3412 Btu per kWh: MMBtu = kWh x 3412 / 1e6"
 */
export function kwhToMmbtu(electricEnergyKwh: Decimal): Decimal {
  return electricEnergyKwh.times(BTU_PER_KWH).div(BTU_PER_MMBTU);
}
