import type { Decimal } from "../decimal/decimal.js";
import { ONE } from "../decimal/decimal.js";
import { unsignedZero } from "../decimal/unsigned-zero.js";

/**
 * ESA price of the next year.
 *
 *     price(y) = price(y − 1) × (1 + electric-energy escalation(y))
 *     0.08 × 1.02 = 0.0816
 *
 * @param priceOfYearBefore - $ per kWh.
 * @param electricEscalation - Escalation rate for electric energy in year y, fraction.
 * @returns $ per kWh
 * @spec C §9 "Year 1 ESA price is given"
 */
export function esaPrice(priceOfYearBefore: Decimal, electricEscalation: Decimal): Decimal {
  return unsignedZero(priceOfYearBefore.times(electricEscalation.plus(1)));
}

/**
 * Guaranteed production of an ESA year, if no guaranteed production is entered.
 *
 *     production(y) = first-year kWh × guaranteed percentage × (1 − degradation)^(y − 1)
 *     1 000 000 × 0.9 × 0.995^2 = 891 022.5   (year 3)
 *
 * @param firstYearKwh - kWh of the measures under the ESA.
 * @param guaranteedPercentage - Fraction.
 * @param degradation - Fraction a year.
 * @returns kWh
 * @spec D23
 */
export function guaranteedProductionKwh(
  firstYearKwh: Decimal,
  guaranteedPercentage: Decimal,
  degradation: Decimal,
  year: number,
): Decimal {
  return unsignedZero(firstYearKwh.times(guaranteedPercentage).times(ONE.minus(degradation).pow(year - 1)));
}

/**
 * ESA payment of a year.
 *
 *     payment = price × production
 *     0.08 × 900 000 = 72 000
 *
 * @param price - $ per kWh.
 * @param productionKwh - kWh
 * @returns $
 * @spec C §3 "ESA payments per year"
 */
export function esaPayment(price: Decimal, productionKwh: Decimal): Decimal {
  return unsignedZero(price.times(productionKwh));
}
