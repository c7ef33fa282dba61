import type { Amount } from "../decimal/amount.js";
import { type CumulativeTerms, wideCumulativePrincipal } from "./cumulative-principal.js";
import { answer, type SpreadsheetResult } from "./result.js";

/**
 * CUMIPMT: the interest in the payments of several periods.
 *
 *     cumulative interest = payments − cumulative principal
 *     12 × −1 005.77827118 + 934.10712342 = −11 135.23213074   (the second year)
 *
 * @returns $, below 0 for money paid out.
 */
export function cumulativeInterest(terms: CumulativeTerms<Amount>): SpreadsheetResult {
  const principal = wideCumulativePrincipal(terms);
  return principal.ok ? answer(principal.paid.minus(principal.value)) : principal;
}
