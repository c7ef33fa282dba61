import { formatPercent } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

export const RATE_ISSUES: IssueDefinitionsOf<"rates"> = {
  "rates/looks-like-percent-points": {
    code: "EPB-RAT-001",
    section: ({ area }) => area,
    severity: "error",
    message: ({ value }) => `This rate is ${formatPercent(value)}. Did you mean ${formatPercent(value.div(100))}?`,
    advice: ({ value }) =>
      `If so, enter ${formatPercent(value.div(100))} with the percent sign, or ${value.div(100).toFixed()} without it.`,
  },
};
