import { CalculationArea } from "../enumerations/calculation-area.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";
import { longLoanAdvice } from "./long-loan-advice.js";

/** @spec C §5 "A valid performance period"; C §9 Horizons; D22 */
export const PERFORMANCE_PERIOD_ISSUES: IssueDefinitionsOf<"performance-period"> = {
  "performance-period/invalid": {
    code: "EPB-PER-001",
    section: CalculationArea.PerformancePeriod,
    severity: "error",
    message: () => "Expected a valid performance period",
    advice: ({ years, cause }) =>
      `The last payment is in year ${years}; a performance period has 1 to 25 years. ${longLoanAdvice(cause)}`,
  },
};
