import type { Call } from "./call.js";

/** What the calls of each area are about. The documentation has the areas in this order. */
export const AREAS = {
  Sessions: "Logging in and out, passwords, codes, terms and the view: all that concerns one's own account.",
  Accounts: "Asking for an account, and looking after accounts.",
  Projects: "Projects from their initiation to their approval, with their figures, files and notes.",
  "Reports and statistics": "What projects look like together.",
  Applications: "Applications for the qualified list of ESCOs and for the accreditation. Not there on a test site.",
  "Site and help": "What screens need before anybody has logged in: settings, lists, templates, webinars, terms.",
  Operations: "Logs and jobs.",
  Documentation: "These calls, described.",
} as const;

export type Area = keyof typeof AREAS;

/** The calls of one file, in their order. A call that is missing in its group is not there. */
export interface CallGroup {
  readonly area: Area;
  readonly calls: readonly Call[];
}
