import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import { inputPath } from "../../path-text/input-path.js";

/** Measures with the same price, savings, and technology as one before, and yearly M&V expenses above the cost. */
export function checkMeasureEntries(measures: readonly EcmItem[], report: Report): void {
  const first = new Map<string, string>();
  for (const measure of measures) {
    const { uuid, technologyTypeId, implementation = {}, estimatedSavings = [] } = measure;
    const { baseConstructionCost: cost, mvExpense } = implementation;
    const name = measureName(measure);
    if (cost?.gt(0) && mvExpense?.gt(cost)) {
      const at = inputPath("ecms", { uuid }, "implementation", "mvExpense");
      report({ name: "plausibility/mv-above-cost", at, details: { measure: name, mvExpense, cost } });
    }
    if (!cost?.gt(0) || estimatedSavings.length === 0) continue;
    const savings = estimatedSavings.map(({ fieldId, value }) => `${fieldId} ${value.toFixed()}`).sort();
    const entries = JSON.stringify([technologyTypeId, cost.toFixed(), savings]);
    const other = first.get(entries);
    if (other === undefined) first.set(entries, name);
    else
      report({
        name: "plausibility/measure-twice",
        at: inputPath("ecms", { uuid }),
        details: { measure: name, other },
      });
  }
}
