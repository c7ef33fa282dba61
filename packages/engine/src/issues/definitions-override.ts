import { formatDifference } from "./format-figure.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

/**
 * Supplied values and the values computed from the inputs. @spec C §4 "With Override, calculated values are supplied"
 */
export const OVERRIDE_ISSUES: IssueDefinitionsOf<"override"> = {
  "override/figures-differ": {
    code: "EPB-OVR-001",
    section: ({ area }) => area,
    severity: "warning",
    message: ({ differences, count }) => {
      const others = count - differences.length;
      const more = others === 0 ? "" : ` ${others} more ${others === 1 ? "figure differs" : "figures differ"}.`;
      return `Supplied values differ from the calculation: ${differences.map(formatDifference).join("; ")}.${more}`;
    },
    advice: () =>
      "epb uses the supplied values. Check that the supplied values match the inputs, or set the calculation type to Standard to calculate the figures.",
  },
};
