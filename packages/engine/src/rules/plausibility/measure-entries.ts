import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import { inputPath } from "../../path-text/input-path.js";
import { byMeasureNumber } from "./by-measure-number.js";

/** Measures with the same price, savings, and technology, and yearly M&V expenses above the cost. */
export function checkMeasureEntries(measures: readonly EcmItem[], report: Report): void {
  const alike = new Map<string, EcmItem[]>();
  for (const measure of measures) {
    const { uuid, technologyTypeId, implementation = {}, estimatedSavings = [] } = measure;
    const { baseConstructionCost: cost, mvExpense } = implementation;
    if (cost?.gt(0) && mvExpense?.gt(cost)) {
      const at = inputPath("ecms", { uuid }, "implementation", "mvExpense");
      report({ name: "plausibility/mv-above-cost", at, details: { measure: measureName(measure), mvExpense, cost } });
    }
    if (!cost?.gt(0) || estimatedSavings.length === 0) continue;
    const savings = estimatedSavings.map(({ fieldId, value }) => `${fieldId} ${value.toFixed()}`).sort();
    const entries = JSON.stringify([technologyTypeId, cost.toFixed(), savings]);
    const others = alike.get(entries);
    if (others === undefined) alike.set(entries, [measure]);
    else others.push(measure);
  }
  for (const same of alike.values()) {
    const [first, second, ...others] = same.sort(byMeasureNumber);
    if (first === undefined || second === undefined) continue;
    report({
      name: "plausibility/measure-twice",
      at: inputPath("ecms", { uuid: second.uuid }),
      details: { measure: measureName(second), other: measureName(first), others: others.length },
    });
  }
}
