import { BASELINE_FIELD_LABELS, type BaselineField } from "../enumerations/baseline-field.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { isSavingsField, SAVINGS_FIELDS } from "../enumerations/savings-field.js";
import { UNIT_OF_MEASURE_LABELS } from "../enumerations/unit-of-measure.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

/** @spec C §8 "Also gathered", "missing total for baseline or savings" */
export const ECM_ISSUES: IssueDefinitionsOf<"ecm"> = {
  "ecm/construction-cost-missing": {
    code: "EPB-ECM-001",
    section: CalculationArea.Ecm,
    severity: "warning",
    message: ({ measure }) => `Measure ${measure} has no base construction cost; the cost counts as 0.`,
    advice: () => "Enter the base construction cost of the measure, or 0.",
  },
  "ecm/savings-field-unknown": {
    code: "EPB-ECM-002",
    section: CalculationArea.Ecm,
    severity: "error",
    message: () => "Unable to find the savings field",
    advice: ({ measure, fieldId }) =>
      `Measure ${measure} has savings in field ${fieldId}, which is not a savings category. The savings fields have the numbers 1 to 17. Move the value to the correct field.`,
  },
  "ecm/savings-total-missing": {
    code: "EPB-ECM-003",
    section: CalculationArea.Ecm,
    severity: "error",
    message: () => "Missing total for savings field",
    advice: ({ fieldId }) =>
      `Measures have savings in the category ${savingsText(fieldId)}, but the supplied totals do not include this category. Supply this total, or remove all totals.`,
  },
  "ecm/baseline-total-missing": {
    code: "EPB-ECM-004",
    section: CalculationArea.Ecm,
    severity: "error",
    message: () => "Missing total for baseline field",
    advice: ({ fieldId }) =>
      `Measures have a baseline of ${baselineText(fieldId)}, but the supplied totals do not include this baseline. Supply this total, or remove all totals.`,
  },
};

/** `Natural gas (MMBtu)` for field 5. */
function savingsText(fieldId: number): string {
  if (!isSavingsField(fieldId)) return `of field ${fieldId}`;
  const { label, unit } = SAVINGS_FIELDS[fieldId];
  return `${label} (${UNIT_OF_MEASURE_LABELS[unit]})`;
}

/** `Natural gas (MMBtu/yr)` for field 3. */
const baselineText = (fieldId: number): string => BASELINE_FIELD_LABELS[fieldId as BaselineField] ?? `field ${fieldId}`;
