import type { Call } from "@epb/contract";

/** A group of calls, as people look for them. */
export interface Area {
  readonly name: string;
  readonly description: string;
}

interface AreaOfPaths extends Area {
  /** First parts of the paths behind `/api/`. */
  readonly paths: readonly string[];
}

const OTHER: Area = { name: "Other", description: "Everything else." };

const AREAS_OF_PATHS: readonly AreaOfPaths[] = [
  {
    name: "Sessions",
    description: "Logging in and out, passwords, codes, terms and the view: all that concerns one's own account.",
    paths: [
      ...["login", "logout", "current_user", "refresh", "verification-code", "password-reset", "password-update"],
      ...["tos", "view-selection", "user-status", "is-test-site", "second-factor"],
    ],
  },
  {
    name: "Accounts",
    description: "Asking for an account, and looking after accounts.",
    paths: ["account-request", "account-requests", "users", "user"],
  },
  {
    name: "Projects",
    description: "Projects from their initiation to their approval, with their figures, files and notes.",
    paths: ["project", "invitations"],
  },
  {
    name: "Reports and statistics",
    description: "What projects look like together.",
    paths: ["report", "statistics", "ecm-benchmarks", "state-rollup"],
  },
  {
    name: "Applications",
    description: "Applications for the qualified list of ESCOs and for the accreditation. Not there on a test site.",
    paths: ["qualified-list", "accreditation"],
  },
  {
    name: "Site and help",
    description: "What screens need before anybody has logged in: settings, lists, templates, webinars, terms.",
    paths: ["site", "lists", "templates", "training", "glossary"],
  },
  {
    name: "Operations",
    description: "Logs and jobs.",
    paths: ["app-log", "error-log", "audit", "jobs", "failed-jobs", "recalculations"],
  },
  { name: "Documentation", description: "These calls, described.", paths: ["openapi.json", ""] },
];

/** All areas in their order. */
export const AREAS: readonly Area[] = [...AREAS_OF_PATHS, OTHER];

export function areaOf({ path }: Call): Area {
  const [, , first = ""] = path.split("/");
  return AREAS_OF_PATHS.find(({ paths }) => paths.includes(first)) ?? OTHER;
}
