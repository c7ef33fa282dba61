import { CalculationArea } from "../enumerations/calculation-area.js";
import { formatPercent } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

export const CAPITALIZATION_ISSUES: IssueDefinitionsOf<"capitalization"> = {
  "capitalization/award-date-missing": {
    code: "EPB-CAP-001",
    section: CalculationArea.ProjectCapitalization,
    severity: "error",
    message: () => "Missing award date.",
    advice: () => "Enter the award date under Financing. The performance period depends on the award date.",
  },
  "capitalization/implementation-period-missing": {
    code: "EPB-CAP-002",
    section: CalculationArea.ProjectCapitalization,
    severity: "warning",
    message: () => "Missing implementation period; the start and end of the performance period are not calculated.",
    advice: () => "Enter the implementation period in whole months under Financing. 0 is allowed.",
  },
  "capitalization/interest-rate-negative": {
    code: "EPB-CAP-003",
    section: CalculationArea.ProjectCapitalization,
    severity: "warning",
    message: ({ rate }) => `The project interest rate is below zero: ${formatPercent(rate)}.`,
    advice: () =>
      "Check the index rate and the added premium. The added premium can be negative, but the sum of the index rate and the premium is almost never negative.",
  },
};
