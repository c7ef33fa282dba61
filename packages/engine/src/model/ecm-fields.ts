import { type Amount, toDecimal } from "../decimal/amount.js";
import { EngineError } from "../errors/engine-error.js";
import type { BaselineItem, EcmItem, SavingsItem } from "./ecm-item.js";

/** An item whose value may be text or a number. */
type WithAmount<Item> = Omit<Item, "value"> & { readonly value: Amount };

/**
 * Adds a savings field to a measure.
 *
 * @throws EngineError 'Savings field already exists'; as `toDecimal` does
 * @spec C §3 "An ECM cannot create a baseline"
 *
 * @example
 * import { addSavings } from "@epb/engine";
 *
 * const measure = { uuid: "lighting", baseline: [], estimatedSavings: [] };
 * addSavings(measure, { fieldId: 2, value: "60000" }).estimatedSavings?.length; // 1
 */
export function addSavings(measure: EcmItem, item: WithAmount<SavingsItem>): EcmItem {
  const { estimatedSavings = [] } = measure;
  if (estimatedSavings.some(({ fieldId }) => fieldId === item.fieldId)) {
    throw new EngineError("ecm/savings-field-exists", { fieldId: item.fieldId });
  }
  return { ...measure, estimatedSavings: [...estimatedSavings, { ...item, value: toDecimal(item.value) }] };
}

/**
 * Adds a baseline field to a measure.
 *
 * @throws EngineError 'Baseline field already exists'; as `toDecimal` does
 * @spec C §3 "An ECM cannot create a baseline"
 *
 * @example
 * import { addBaseline } from "@epb/engine";
 *
 * const measure = { uuid: "lighting", baseline: [], estimatedSavings: [] };
 * addBaseline(measure, { fieldId: 1, value: "5" }).baseline?.length; // 1
 */
export function addBaseline(measure: EcmItem, item: WithAmount<BaselineItem>): EcmItem {
  const { baseline = [] } = measure;
  if (baseline.some(({ fieldId }) => fieldId === item.fieldId)) {
    throw new EngineError("ecm/baseline-field-exists", { fieldId: item.fieldId });
  }
  return { ...measure, baseline: [...baseline, { ...item, value: toDecimal(item.value) }] };
}
