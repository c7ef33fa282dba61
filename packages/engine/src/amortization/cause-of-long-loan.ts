import { RATE_BOUNDS } from "../bounds/rate-bounds.js";
import type { Decimal } from "../decimal/decimal.js";
import type { LongLoanCause } from "../issues/issue-details.js";
import type { Financing } from "../model/financing.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";

/** A year in which retained savings and expenses exceed the guaranteed savings. */
export interface ShortYear {
  readonly year: number;
  /** $ */
  readonly shortfall: Decimal;
  /** The input to look at. */
  readonly at: InputPath;
}

/**
 * Why a loan is paid for too long, or never, and the input to look at: a guarantee that is unusually low, a rate that is
 * unusually high, years that have nothing left to pay with, or the financing as a whole.
 */
export function causeOfLongLoan(
  financing: Financing | undefined,
  guaranteedPercentage: Decimal | undefined,
  shortYears: readonly ShortYear[],
): { readonly cause: LongLoanCause; readonly at: InputPath } {
  const [lowestGuarantee] = RATE_BOUNDS.guarantee.plausible;
  if (guaranteedPercentage?.lt(lowestGuarantee)) {
    return { cause: { kind: "guarantee", rate: guaranteedPercentage }, at: inputPath("other", "guarPctEstSav") };
  }
  for (const kind of ["indexRate", "addedPremium"] as const) {
    const rate = financing?.[kind];
    const [, highest] = RATE_BOUNDS[kind].plausible;
    if (rate?.gt(highest)) return { cause: { kind, rate }, at: inputPath("financing", kind) };
  }
  const [first] = shortYears;
  if (first !== undefined) {
    const years = shortYears.map(({ year }) => year);
    return { cause: { kind: "shortYears", years, shortfall: first.shortfall }, at: first.at };
  }
  return { cause: undefined, at: inputPath("financing") };
}
