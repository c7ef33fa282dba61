import type { ProjectAction } from "@epb/contract";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Around every screen of a project. */
export const PROJECT_TEXTS = {
  invalidText: "There is no project at this address, or it is not among those that you have access to.",
  toPortfolio: "Go to the portfolio",
  portfolio: "Portfolio",
  number: (displayId: unknown): string => `Project ${String(displayId)}`,
  revision: (revision: number): string => `Revision ${revision}`,
  yourRole: "Your role:",
  submitted: "Submitted",
  tabs: "Project",
  nextStep: "Next step",
  returned: "The customer has returned the project",
  returnedBefore: "The customer returned the project before, with this comment",
  review: "Review and approve",
  enterData: "Enter data",
} as const;

/** Names of the tabs, which are titles of what they lead to. */
export const PROJECT_TABS = {
  dashboard: "Dashboard",
  data: "Data entry",
  upload: "Upload and download",
  schedules: "Schedules",
  whatIf: "What if",
  measurement: "M&V years",
  files: "Files",
  notes: "Notes",
  history: "History",
  access: "Access",
} as const;

export const DASHBOARD_TEXTS = {
  lead: "State, main figures, open issues, and latest activity of the project.",
  allFigures: "All summary figures",
  noFigures: "No figures yet",
  noFiguresText: "They appear once the data are entered: by hand, or with a workbook.",
  approvedWith: (version: string): string =>
    `These figures were approved with version ${version} of the calculation engine, and are kept as they were signed.`,
  issues: "Issues",
  noIssues: "No open issues",
  noIssuesText: "The calculation finds no errors or warnings, and no finding of an uploaded workbook is open.",
  about: "About the project",
  revision: "Revision",
  changed: "Last changed",
  created: "Created",
  edition: "Edition",
  version: "Version",
  marketSegment: "Market segment",
  agency: "Agency",
  place: "Place",
  hasBeenApproved: "Has been approved",
  calculation: "Calculation",
  deleteProject: "Delete project",
} as const;

/** Of figures that an earlier engine made. */
export const RECALCULATION_TEXTS = {
  title: "An earlier version of the engine made these figures",
  text: "They are calculated again with the next change of the data. Until then lists and totals of the portfolio have the earlier ones.",
  calculate: "Calculate them now",
  done: "The figures are those of the present engine.",
} as const;

/** Of what the calculation found. */
export const ISSUE_TEXTS = {
  errors: (number: number): string => count(number, "error", "errors"),
  warnings: (number: number): string => count(number, "warning", "warnings"),
  error: "Error",
  warning: "Warning",
  toEntry: "Go to the entry",
} as const;

/** What is asked before a step, and told after it. */
interface StepTexts {
  readonly button: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
}

type Step = Extract<ProjectAction, "submit" | "return" | "reopen">;

export const STEP_TEXTS: Readonly<Record<Step, StepTexts>> = {
  submit: {
    button: "Submit to the customer",
    title: "Submit the project?",
    text: "The customer can approve the project or return it. Until then nobody can edit the data.",
    done: "The project has been submitted to the customer.",
  },
  return: {
    button: "Return to the ESCO",
    title: "Return the project?",
    text: "The ESCO can edit the data again, and submits the project once more.",
    done: "The project has been returned to the ESCO.",
  },
  reopen: {
    button: "Reopen",
    title: "Reopen the project?",
    text: "Its data can be edited again, and it must be submitted and approved again. The activity keeps the approval.",
    done: "The project has been reopened.",
  },
};

/** Before a project is deleted, from wherever, and after it. */
export const DELETION_TEXTS = {
  title: "Delete this project?",
  text: (name: string): string =>
    `${name} will be deleted with all its data, files and notes, for everybody who has access to it. This cannot be undone.`,
  nameLabel: "To confirm, type the name of the project",
  otherName: "This is not the name of the project.",
  confirm: "Delete",
  done: (name: string): string => `${name} has been deleted.`,
} as const;

export const APPROVAL_TEXTS = {
  return: { reason: "What is to be changed?", hint: "The ESCO reads this beside the project." },
  reopen: { reason: "Why is the project reopened?", hint: "The ESCO reads this in the activity of the project." },
  notSubmittable: "The project cannot be submitted yet",
  openAccess: "Open the Access page",
  openErrors: (errors: number): string =>
    `The project still has ${count(errors, "error", "errors")}. The customer will see ${errors === 1 ? "it" : "them"}.`,
} as const;
