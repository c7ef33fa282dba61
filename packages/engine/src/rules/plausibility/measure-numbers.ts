import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import { inputPath } from "../../path-text/input-path.js";
import { byMeasureNumber } from "./by-measure-number.js";

/**
 * Measures that cannot be distinguished by their numbers: tables, reports, and workbooks name a measure by its number.
 */
export function checkMeasureNumbers(measures: readonly EcmItem[], report: Report): void {
  if (measures.length < 2) return;
  const byNumber = new Map<string, EcmItem[]>();
  const nameless: EcmItem[] = [];
  const isNumbered = measures.some(({ ecmNumber }) => ecmNumber !== undefined);
  for (const measure of measures) {
    const { ecmNumber, ecmDescription } = measure;
    if (ecmNumber === undefined) {
      if (isNumbered || ecmDescription === undefined) nameless.push(measure);
      continue;
    }
    const number = ecmNumber.trim().toLowerCase();
    const same = byNumber.get(number);
    if (same === undefined) byNumber.set(number, [measure]);
    else same.push(measure);
  }
  for (const [first, second, ...others] of byNumber.values()) {
    if (first === undefined || second === undefined) continue;
    report({
      name: "plausibility/measure-number-twice",
      at: inputPath("ecms", { uuid: second.uuid }, "ecmNumber"),
      details: { measure: measureName(first), count: others.length + 2 },
    });
  }
  const [unnamed, ...others] = nameless.sort(byMeasureNumber);
  if (unnamed === undefined) return;
  report({
    name: "plausibility/measure-number-missing",
    at: inputPath("ecms", { uuid: unnamed.uuid }, "ecmNumber"),
    details: { description: unnamed.ecmDescription, others: others.length },
  });
}
