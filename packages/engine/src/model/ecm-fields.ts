import { EngineError } from "../errors/engine-error.js";
import type { BaselineItem, EcmItem, SavingsItem } from "./ecm-item.js";

/**
 * Adds a savings field to a measure.
 *
 * @throws EngineError 'Savings field already exists'
 * @spec C §3 "An ECM cannot create a baseline"
 *
 * @example
 * import { addSavings, Decimal } from "@epb/engine";
 *
 * const measure = { uuid: "lighting", baseline: [], estimatedSavings: [] };
 * addSavings(measure, { fieldId: 2, value: new Decimal("60000") }).estimatedSavings?.length; // 1
 */
export function addSavings(measure: EcmItem, item: SavingsItem): EcmItem {
  const { estimatedSavings = [] } = measure;
  if (estimatedSavings.some(({ fieldId }) => fieldId === item.fieldId)) {
    throw new EngineError("ecm/savings-field-exists", { fieldId: item.fieldId });
  }
  return { ...measure, estimatedSavings: [...estimatedSavings, item] };
}

/**
 * Adds a baseline field to a measure.
 *
 * @throws EngineError 'Baseline field already exists'
 * @spec C §3 "An ECM cannot create a baseline"
 *
 * @example
 * import { addBaseline, Decimal } from "@epb/engine";
 *
 * const measure = { uuid: "lighting", baseline: [], estimatedSavings: [] };
 * addBaseline(measure, { fieldId: 1, value: new Decimal("5") }).baseline?.length; // 1
 */
export function addBaseline(measure: EcmItem, item: BaselineItem): EcmItem {
  const { baseline = [] } = measure;
  if (baseline.some(({ fieldId }) => fieldId === item.fieldId)) {
    throw new EngineError("ecm/baseline-field-exists", { fieldId: item.fieldId });
  }
  return { ...measure, baseline: [...baseline, item] };
}
