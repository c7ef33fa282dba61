import { formatPercent } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

export const RATE_ISSUES: IssueDefinitionsOf<"rates"> = {
  "rates/looks-like-percent-points": {
    code: "EPB-RAT-001",
    section: ({ area }) => area,
    severity: "error",
    message: ({ value }) =>
      `The rate ${value.toFixed()} looks like percent points; as a fraction it means ${formatPercent(value)}.`,
    advice: ({ value }) => `Enter ${formatPercent(value.div(100))} (0.01 is 1%) if that is what is meant.`,
  },
};
