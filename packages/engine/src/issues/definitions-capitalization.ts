import { CalculationArea } from "../enumerations/calculation-area.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

export const CAPITALIZATION_ISSUES: IssueDefinitionsOf<"capitalization"> = {
  "capitalization/award-date-missing": {
    code: "EPB-CAP-001",
    section: CalculationArea.ProjectCapitalization,
    severity: "error",
    message: () => "Missing award date.",
    advice: () => "Enter the award date under Financing; the performance period is counted from it.",
  },
};
