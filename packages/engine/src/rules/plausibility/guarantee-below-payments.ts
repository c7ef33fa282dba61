import { Decimal, ZERO } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import type { CostSavings } from "../../model/calculated/cost-savings-values.js";
import type { ImplementationCostSavings } from "../../model/implementation.js";
import { inputPath } from "../../path-text/input-path.js";

/** Guaranteed savings that do not cover the payments, over the whole contract or in the implementation period. */
export function checkGuarantee(
  { totalGuaranteedCostSavings: guaranteed, totalPayments: payments }: CostSavings,
  implementation: ImplementationCostSavings | undefined,
  report: Report,
): void {
  const { guaranteedCostSavings = ZERO, payment = ZERO } = implementation ?? {};
  if (payment.gt(guaranteedCostSavings)) {
    report({
      name: "plausibility/implementation-guarantee-below-payment",
      at: inputPath("implementationCostSavings", "payment"),
      details: { guaranteed: guaranteedCostSavings, payment },
    });
  }
  if (guaranteed === undefined || payments === undefined) return;
  // A shortfall of the implementation period has been reported there.
  const shortfall = payments.minus(guaranteed).minus(Decimal.max(ZERO, payment.minus(guaranteedCostSavings)));
  if (!shortfall.gt(0)) return;
  report({
    name: "plausibility/guarantee-below-payments",
    at: inputPath("other", "guarPctEstSav"),
    details: { guaranteed, payments },
  });
}
