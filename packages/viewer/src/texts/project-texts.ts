import type { ProjectAction } from "@epb/contract";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Around every screen of a project. */
export const PROJECT_TEXTS = {
  unchanged: "These projects did not change:",
  hidden: "A project that you cannot see",
  invalidText: "This project does not exist, or you do not have access to it.",
  toPortfolio: "Go to portfolio",
  portfolio: "Portfolio",
  mainFigures: "Main figures",
  figures: {
    price: "Price",
    years: "Performance period",
    guaranteed: "Guaranteed savings",
    coverage: "Lowest coverage",
  },
  preview: "Preview with your unsaved changes",
  saved: (value: string): string => `(saved: ${value})`,
  findings: "Findings",
  noFindings: "No findings",
  hide: "Hide",
  number: (displayId: unknown): string => `Project ${String(displayId)}`,
  revision: (revision: number): string => `Revision ${revision}`,
  yourRole: "Your role:",
  tabs: "Project",
  nextStep: "Next step:",
  returned: "The customer returned the project",
  returnedBefore: "Customer's comment on the last return",
  review: "Review and approve",
  enterData: "Enter data",
} as const;

/** Names of the tabs, which are titles of what they lead to. */
export const PROJECT_TABS = {
  dashboard: "Dashboard",
  data: "Data entry",
  upload: "Workbook",
  schedules: "Schedules",
  whatIf: "What if",
  lifeCycleCost: "Life-cycle cost",
  measurement: "M&V years",
  files: "Files",
  notes: "Notes",
  history: "History",
  access: "Access",
} as const;

export const DASHBOARD_TEXTS = {
  otherFigures: "Other summary figures",
  noFigures: "No figures yet",
  noFiguresText: "Figures appear once you enter data or upload a workbook.",
  approvedWith: (version: string): string =>
    `These figures were approved with calculation version ${version}. Approved figures do not change.`,
  issues: "Findings",
  unfinished: "The ESCO has not submitted the project yet. These findings can change until then.",
  noIssues: "No open findings",
  noIssuesText: "No errors or warnings in the calculation, and no open findings of an uploaded workbook.",
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

/** Notice for figures of an earlier engine. */
export const RECALCULATION_TEXTS = {
  title: "These figures are from an earlier calculation version",
  text: "The next save recalculates the figures. Until then, portfolio lists and totals use the earlier figures.",
  calculate: "Recalculate now",
  done: "Recalculated with the current calculation version.",
} as const;

/** Texts for the issues of the calculation. */
export const ISSUE_TEXTS = {
  errors: (number: number): string => count(number, "error", "errors"),
  warnings: (number: number): string => count(number, "warning", "warnings"),
  error: "Error",
  warning: "Warning",
  toEntry: "Go to the entry",
} as const;

/** Confirmation before a step, and the notice after it. */
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
    text: "The customer can then approve or return the project. No one can edit the data of a submitted project.",
    done: "Project submitted to the customer.",
  },
  return: {
    button: "Return to the ESCO",
    title: "Return the project?",
    text: "The ESCO can edit the data and submit the project again.",
    done: "Project returned to the ESCO.",
  },
  reopen: {
    button: "Reopen",
    title: "Reopen the project?",
    text: "The ESCO can edit the data again. You then approve the new revision. The earlier approval stays on record.",
    done: "Project reopened.",
  },
};

/** Before a project is deleted, from wherever, and after it. */
export const DELETION_TEXTS = {
  title: "Delete this project?",
  text: (name: string): string =>
    `This deletes ${name} with all its data, files, and notes, for all users. You cannot undo this.`,
  nameLabel: "To confirm, type the project name",
  otherName: "This does not match the project name.",
  confirm: "Delete",
  done: (name: string): string => `${name} deleted.`,
} as const;

export const APPROVAL_TEXTS = {
  return: { reason: "Changes needed", hint: "The ESCO sees this text in the project." },
  reopen: { reason: "Reason for reopening", hint: "The ESCO sees this reason in the project's activity." },
  notSubmittable: "The project cannot be submitted yet",
  openAccess: "Open the Access page",
  openErrors: (errors: number): string =>
    `${count(errors, "error is", "errors are")} open. The customer will see ${errors === 1 ? "this error" : "these errors"}.`,
} as const;
