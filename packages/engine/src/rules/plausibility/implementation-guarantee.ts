import { ZERO } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import type { ImplementationCostSavings } from "../../model/implementation.js";
import { inputPath } from "../../path-text/input-path.js";

/**
 * Guaranteed savings that do not cover the payment of the implementation period. A payment without guaranteed savings
 * is no mistake: it is made from other money, such as a grant.
 */
export function checkImplementationGuarantee(
  implementation: ImplementationCostSavings | undefined,
  report: Report,
): void {
  const { guaranteedCostSavings: guaranteed = ZERO, payment = ZERO } = implementation ?? {};
  if (guaranteed.isZero() || payment.lte(guaranteed)) return;
  report({
    name: "plausibility/implementation-guarantee-below-payment",
    at: inputPath("implementationCostSavings", "payment"),
    details: { guaranteed, payment },
  });
}
