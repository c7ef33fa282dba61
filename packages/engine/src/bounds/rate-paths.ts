import type { RateKind } from "./rate-bounds.js";

/** Paths of the inputs that are rates, without the keys of items. */
const RATE_PATHS: Readonly<Record<string, RateKind>> = {
  "financing.indexRate": "indexRate",
  "financing.addedPremium": "addedPremium",
  "other.guarPctEstSav": "guarantee",
  "implementationPricing.percentages.*": "markup",
  "escalationRates.value": "escalation",
  "performancePeriod.deliveryChargePct": "deliveryCharge",
  "ecms.ecmCoveragePct": "coverage",
  "implementationESAPayments.guarPercentage": "energyGuarantee",
  "implementationESAPayments.energyDegradation": "degradation",
};

/**
 * Kind of the rate at a path; undefined if the input is not a rate.
 *
 * @param path - With or without keys, `escalationRates[fieldId=1,year=*].value`.
 *
 * @example
 * import { rateKindAt } from "@epb/engine";
 *
 * rateKindAt("financing.indexRate"); // "indexRate"
 * rateKindAt("financing.awardDate"); // undefined
 */
export function rateKindAt(path: string): RateKind | undefined {
  const members = path.replace(/\[[^\]]*\]/g, "");
  return RATE_PATHS[members] ?? RATE_PATHS[`${members.slice(0, members.lastIndexOf(".") + 1)}*`];
}
