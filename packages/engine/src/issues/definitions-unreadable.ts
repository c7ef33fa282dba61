import type { IssueDefinitionsOf } from "./issue-definition.js";

/** Inputs that are entered and cannot be read. Figures that depend on them are withheld. @spec 0065 */
export const UNREADABLE_ISSUES: IssueDefinitionsOf<"inputs"> = {
  "inputs/unreadable": {
    code: "EPB-UNR-001",
    section: ({ area }) => area,
    severity: "error",
    message: () => "The value entered here cannot be read.",
    advice: () => "Enter the value again. Until then, figures that depend on this value are not shown.",
  },
};
