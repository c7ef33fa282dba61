/** Ids on a filled site for the paths of pages. */
export interface ScreenIds {
  /** A project with data. */
  readonly project: string;
  /** An approval of this project. */
  readonly approval: string;
  /** A project in entry. */
  readonly openProject: string;
  /** An application of the ESCO. */
  readonly application: string;
  /** An application that waits for the reviewer. */
  readonly submitted: string;
  /** An accreditation application of the ESCO. */
  readonly accreditation: string;
  readonly accountRequest: string;
  /** An organization with members and projects. */
  readonly organization: string;
  /** An account. */
  readonly user: string;
}

/** A page as a certain user sees it. */
export interface Screen {
  /** File name of the screenshot: `project-dashboard`. */
  readonly name: string;
  readonly path: string | ((ids: ScreenIds) => string);
  /** A person of the demonstration or at a required step; a signed-out visitor if absent. */
  readonly as?: string;
  /** HTTP status of the failed call that the page shows. The browser reports this call. */
  readonly failsWith?: number;
}

const PUBLIC: readonly Screen[] = [
  { name: "login", path: "/login" },
  { name: "forgot-password", path: "/password-reset" },
  {
    name: "reset-password",
    path: "/password-reset/6f9619ff-8b86-4011-b42d-00cf4fc964ff/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  },
  { name: "account-request", path: "/account-request" },
  { name: "about", path: "/about" },
  { name: "help", path: "/help" },
  { name: "training", path: "/help/first-project" },
  { name: "glossary", path: "/glossary" },
  { name: "disclaimer", path: "/disclaimer" },
  { name: "check", path: "/check" },
  { name: "not-found", path: "/about/nothing-here" },
];

const SIGNED_IN: readonly Screen[] = [
  { name: "verify", path: "/auth/verify", as: "unverified" },
  { name: "verify-link", path: "/home/verify/000000", as: "unverified", failsWith: 400 },
  { name: "password-update", path: "/auth/password-update", as: "old-password" },
  { name: "terms-privacy", path: "/auth/terms-of-service/privacy", as: "newcomer" },
  { name: "terms-data", path: "/auth/terms-of-service/data", as: "data-terms" },
  { name: "view-selection", path: "/auth/view-selection", as: "no-view" },
  { name: "home", path: "/home", as: "customer" },
  { name: "home-esco", path: "/home", as: "esco" },
  { name: "home-express", path: "/home", as: "express" },
  { name: "home-viewer", path: "/home", as: "viewer" },
  { name: "new-project", path: "/home/new-project", as: "customer" },
  { name: "account", path: "/account", as: "customer" },
  { name: "portfolio", path: "/portfolio/list", as: "customer" },
  { name: "portfolio-empty", path: "/portfolio/list", as: "accreditation" },
  { name: "download-template", path: "/portfolio/download-template", as: "esco" },
  { name: "download-epx-template", path: "/portfolio/download-epx-template", as: "express" },
  { name: "reports", path: "/analysis-reporting/home", as: "customer" },
  { name: "statistics", path: "/benchmarking", as: "customer" },
  { name: "ecm-benchmarking", path: "/ecm-benchmarking", as: "customer" },
  { name: "state-rollup", path: "/state-rollup", as: "customer" },
  { name: "qualified-list", path: "/qualified-list/applications", as: "esco" },
  { name: "qualified-list-new", path: "/qualified-list/new-application", as: "esco" },
  { name: "qualified-list-review", path: "/qualified-list/applications", as: "qualified-list" },
  { name: "accreditation", path: "/accreditation", as: "esco" },
  { name: "accreditation-new", path: "/accreditation/new", as: "esco" },
  { name: "accreditation-review", path: "/accreditation", as: "accreditation" },
  { name: "accreditation-not-permitted", path: "/accreditation", as: "customer" },
  { name: "administration", path: "/administration", as: "admin" },
  { name: "account-requests", path: "/administration/account-requests", as: "admin" },
  { name: "users", path: "/administration/users", as: "admin" },
  { name: "organizations", path: "/administration/organizations", as: "admin" },
  { name: "organization", path: ({ organization }) => `/organizations/${organization}`, as: "admin" },
  { name: "trainings", path: "/administration/trainings", as: "admin" },
  { name: "error-log", path: "/administration/error-log", as: "admin" },
  { name: "audit", path: "/administration/audit", as: "admin" },
  { name: "jobs", path: "/administration/jobs", as: "admin" },
];

/** Parts of a project, below its address. */
const PROJECT_PARTS: Readonly<Record<string, string>> = {
  dashboard: "",
  data: "/data",
  "data-measures": "/data/measures",
  upload: "/upload",
  schedules: "/schedules",
  package: "/package",
  review: "/review",
  "what-if": "/what-if",
  "life-cycle-cost": "/life-cycle-cost",
  history: "/history",
  access: "/access",
  files: "/files",
  notes: "/notes",
  measurement: "/measurement",
};

/** Every screen of a site that is filled. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC,
  ...SIGNED_IN,
  ...Object.entries(PROJECT_PARTS).map(([name, part]) => ({
    name: `project-${name}`,
    path: ({ project }: ScreenIds) => `/portfolio/${project}${part}`,
    as: "customer",
  })),
  {
    name: "project-approval",
    path: ({ project, approval }) => `/portfolio/${project}/approvals/${approval}`,
    as: "customer",
  },
  { name: "project-open", path: ({ openProject }) => `/portfolio/${openProject}`, as: "esco" },
  { name: "project-open-data", path: ({ openProject }) => `/portfolio/${openProject}/data`, as: "esco" },
  {
    name: "qualified-list-application",
    path: ({ application }) => `/qualified-list/applications/${application}`,
    as: "esco",
  },
  {
    name: "qualified-list-decision",
    path: ({ submitted }) => `/qualified-list/applications/${submitted}`,
    as: "qualified-list",
  },
  {
    name: "accreditation-application",
    path: ({ accreditation }) => `/accreditation/applications/${accreditation}`,
    as: "esco",
  },
  { name: "user", path: ({ user }) => `/administration/users/${user}`, as: "admin" },
  {
    name: "account-request-detail",
    path: ({ accountRequest }) => `/administration/account-requests/${accountRequest}`,
    as: "admin",
  },
];

export const pathOf = ({ path }: Screen, ids: ScreenIds): string => (typeof path === "string" ? path : path(ids));
