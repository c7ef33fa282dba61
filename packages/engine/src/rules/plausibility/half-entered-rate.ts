import type { Report } from "../../issues/issue.js";
import type { Financing } from "../../model/financing.js";
import { inputPath } from "../../path-text/input-path.js";

/** One of the two parts of the interest rate is blank, and the loan is calculated with the other one alone. */
export function checkInterestRateParts(financing: Financing | undefined, report: Report): void {
  const { indexRate, addedPremium } = financing ?? {};
  const entered = indexRate ?? addedPremium;
  if (entered === undefined || (indexRate !== undefined && addedPremium !== undefined)) return;
  report({
    name: "plausibility/interest-rate-half-entered",
    at: inputPath("financing", indexRate === undefined ? "indexRate" : "addedPremium"),
    details: { isIndexBlank: indexRate === undefined, rate: entered },
  });
}
