import { RATE_BOUNDS } from "../bounds/rate-bounds.js";
import type { Decimal } from "../decimal/decimal.js";
import type { Financing } from "../model/financing.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";

/**
 * The input to look at for a loan that is paid for too long, or never: a guarantee that is unusually low or a rate that is
 * unusually high, and the financing as a whole where neither is unusual.
 */
export function causeOfLongLoan(
  financing: Financing | undefined,
  guaranteedPercentage: Decimal | undefined,
): InputPath {
  const [lowestGuarantee] = RATE_BOUNDS.guarantee.plausible;
  if (guaranteedPercentage?.lt(lowestGuarantee)) return inputPath("other", "guarPctEstSav");
  for (const name of ["indexRate", "addedPremium"] as const) {
    const [, highest] = RATE_BOUNDS[name].plausible;
    if (financing?.[name]?.gt(highest)) return inputPath("financing", name);
  }
  return inputPath("financing");
}
