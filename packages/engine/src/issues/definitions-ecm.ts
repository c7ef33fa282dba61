import { CalculationArea } from "../enumerations/calculation-area.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

/** @spec C §8 "Also gathered", "missing total for baseline or savings" */
export const ECM_ISSUES: IssueDefinitionsOf<"ecm"> = {
  "ecm/construction-cost-missing": {
    code: "EPB-ECM-001",
    section: CalculationArea.Ecm,
    severity: "warning",
    message: ({ measure }) => `Measure ${measure} has no base construction cost; it is counted as 0.`,
    advice: () => "Enter the base construction cost of the measure, or 0.",
  },
  "ecm/savings-field-unknown": {
    code: "EPB-ECM-002",
    section: CalculationArea.Ecm,
    severity: "error",
    message: () => "Unable to find the savings field",
    advice: ({ measure, fieldId }) =>
      `Measure ${measure} has savings under field ${fieldId}; the savings fields are 1 to 17. Move the value to the field it belongs to.`,
  },
  "ecm/savings-total-missing": {
    code: "EPB-ECM-003",
    section: CalculationArea.Ecm,
    severity: "error",
    message: () => "Missing total for savings field",
    advice: ({ fieldId }) =>
      `The supplied totals have none for savings field ${fieldId}, which measures use. Supply it, or leave all totals out.`,
  },
  "ecm/baseline-total-missing": {
    code: "EPB-ECM-004",
    section: CalculationArea.Ecm,
    severity: "error",
    message: () => "Missing total for baseline field",
    advice: ({ fieldId }) =>
      `The supplied totals have none for baseline field ${fieldId}, which measures use. Supply it, or leave all totals out.`,
  },
};
