import { ZERO } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import { measureName } from "../../model/ecm-item.js";
import type { ProjectData } from "../../model/project-data.js";
import { inputPath } from "../../path-text/input-path.js";

/** Incentives above the cost of a measure would give it a negative price. */
export function checkIncentives({ ecms = [] }: ProjectData, report: Report): void {
  for (const measure of ecms) {
    const { baseConstructionCost, deliveryCharge = ZERO, appliedIncentives } = measure.implementation ?? {};
    // A missing cost is the cause, and is reported alone.
    if (baseConstructionCost === undefined || appliedIncentives === undefined) continue;
    const cost = baseConstructionCost.plus(deliveryCharge);
    if (appliedIncentives.lte(cost)) continue;
    report({
      name: "limits/incentives-above-cost",
      at: inputPath("ecms", { uuid: measure.uuid }, "implementation", "appliedIncentives"),
      details: { measure: measureName(measure), incentives: appliedIncentives, cost },
    });
  }
}
