/**
 * Stages of a project between data entry and approval, in the order of the work. Status and approval of the
 * specification do not tell a returned project from a new one.
 */
export const PROJECT_STAGES = ["inEntry", "returned", "reopened", "submitted", "approved"] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];

export const PROJECT_STAGE_LABELS: Readonly<Record<ProjectStage, string>> = {
  inEntry: "In entry",
  returned: "Returned",
  reopened: "Reopened",
  submitted: "Submitted",
  approved: "Approved",
};

/** Party that a project waits for; an approved project waits for nobody. */
export const PROJECT_STAGE_WAITS_FOR: Readonly<Partial<Record<ProjectStage, string>>> = {
  inEntry: "ESCO",
  returned: "ESCO",
  reopened: "ESCO",
  submitted: "Customer",
};
