import type { Decimal } from "../decimal/decimal.js";

/**
 * Amount of the loan. The amount financed does not include the bonded amount (D14).
 *
 *     financed = total implementation price + procurement construction interest + other procurement − implementation payment
 *     5 270 455 + 119 000 + 25 000 − 0 = 5 414 455
 *
 * @param totalImplementationPrice - $
 * @param constructionInterest - Procurement construction interest, $.
 * @param otherProcurement - $
 * @param implementationPayment - $
 * @returns $
 * @spec C §9 Financing, "Total amount financed = …"; D14
 */
export function totalAmountFinanced(
  totalImplementationPrice: Decimal,
  constructionInterest: Decimal,
  otherProcurement: Decimal,
  implementationPayment: Decimal,
): Decimal {
  return totalImplementationPrice.plus(constructionInterest).plus(otherProcurement).minus(implementationPayment);
}
