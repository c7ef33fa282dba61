import { type Decimal, ZERO } from "../decimal/decimal.js";
import type { ExpressYear } from "../model/calculated/express-values.js";
import { definedOnly } from "../objects/defined-only.js";
import { netSavings } from "./net-savings.js";

/**
 * Every year of the guarantee and of the finance term. After the one that ends first nothing is guaranteed, or nothing paid.
 *
 * @param guaranteedSavings - Years of the guarantee, $; undefined when they are not known.
 * @param debtService - Years of the finance term, $; undefined when it is not known.
 */
export function expressYears(
  guaranteedSavings: readonly Decimal[] | undefined,
  debtService: readonly Decimal[] | undefined,
): readonly ExpressYear[] {
  const length = Math.max(guaranteedSavings?.length ?? 0, debtService?.length ?? 0);
  return Array.from({ length }, (_, index): ExpressYear => {
    const guaranteed = guaranteedSavings && (guaranteedSavings[index] ?? ZERO);
    const paid = debtService && (debtService[index] ?? ZERO);
    return definedOnly({
      year: index + 1,
      guaranteedSavings: guaranteed,
      debtService: paid,
      netSavings: guaranteed && paid && netSavings(guaranteed, paid),
    });
  });
}
