import type { Report } from "../../issues/issue.js";
import type { EcmValues } from "../../model/calculated/ecm-values.js";
import type { PerformancePeriodYear } from "../../model/performance-period-year.js";
import { inputPath } from "../../path-text/input-path.js";

/** Incentives and other payments of one year that are more than all measures cost: zeros too many, or a wrong cell. */
export function checkOtherPayments(years: readonly PerformancePeriodYear[], ecm: EcmValues, report: Report): void {
  const { implementationPrice: price } = ecm.totals;
  if (!price.gt(0)) return;
  for (const { year, incentivesOtherPayments: amount } of years) {
    if (!amount?.gt(price)) continue;
    report({
      name: "plausibility/other-payments-above-price",
      at: inputPath("performancePeriod", { year }, "incentivesOtherPayments"),
      details: { year, amount, price },
    });
  }
}
