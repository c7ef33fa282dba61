import type { Call } from "./call.js";

/** Descriptions of the areas of the API, in the order of the documentation. */
export const AREAS = {
  Sessions: "Sign-in and sign-out, passwords, codes, terms, and the view of one's own account.",
  Accounts: "Account requests, and administration of accounts.",
  Projects: "Projects from initiation to approval, with their figures, files, and notes.",
  Organizations: "ESCOs, customers, and program offices whose members view projects together.",
  "Reports and statistics": "Reports about one or many projects, and statistics of approved projects.",
  Applications: "Applications for the qualified list of ESCOs and for the accreditation. Not available on a test site.",
  "Site and help": "Data for screens before sign-in: settings, lists, templates, webinars, glossary.",
  Operations: "Logs, jobs, and recalculation.",
  Documentation: "Documentation of this API.",
} as const;

export type Area = keyof typeof AREAS;

/** The calls of one file, in their order. A call that is missing in its group is not there. */
export interface CallGroup {
  readonly area: Area;
  readonly calls: readonly Call[];
}
