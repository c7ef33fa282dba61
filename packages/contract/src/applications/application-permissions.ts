/** Status of an application. Decision 0058. */
export const ApplicationStatus = {
  Draft: "draft",
  Submitted: "submitted",
  Accepted: "accepted",
  Declined: "declined",
  Withdrawn: "withdrawn",
} as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];

/** Actions on an application. */
export const ApplicationAction = {
  View: "view",
  Edit: "edit",
  Remove: "remove",
  Submit: "submit",
  Withdraw: "withdraw",
  Recertify: "recertify",
  Comment: "comment",
  Return: "return",
  Decide: "decide",
} as const;
export type ApplicationAction = (typeof ApplicationAction)[keyof typeof ApplicationAction];

const { Draft, Submitted, Accepted, Declined, Withdrawn } = ApplicationStatus;

/** Statuses in which reviewers see an application. Only the applicant sees drafts and withdrawn applications. */
export const REVIEWABLE_STATUSES: readonly ApplicationStatus[] = [Submitted, Accepted, Declined];

/** Statuses in which applicants and reviewers may take each action. */
const BY_APPLICANT: Readonly<Partial<Record<ApplicationAction, readonly ApplicationStatus[]>>> = {
  view: [Draft, Submitted, Accepted, Declined, Withdrawn],
  edit: [Draft],
  remove: [Draft],
  submit: [Draft],
  withdraw: [Draft, Submitted],
  recertify: [Accepted],
};
const BY_REVIEWER: Readonly<Partial<Record<ApplicationAction, readonly ApplicationStatus[]>>> = {
  view: REVIEWABLE_STATUSES,
  comment: REVIEWABLE_STATUSES,
  return: [Submitted],
  decide: [Submitted],
};

/** Relation of a user to an application. */
export interface ApplicationStanding {
  readonly isApplicant: boolean;
  /** True if the user's group reviews applications of this kind. */
  readonly isReviewer: boolean;
  readonly status: ApplicationStatus;
}

/**
 * Reason for a refusal; undefined if the action is allowed. Nobody reviews their own application.
 *
 * @spec P §1 "accreditation committee members get limited access"
 */
export function applicationRefusal(
  action: ApplicationAction,
  { isApplicant, isReviewer, status }: ApplicationStanding,
): "not-visible" | "not-permitted" | "not-now" | undefined {
  if (!isApplicant && !(isReviewer && REVIEWABLE_STATUSES.includes(status))) return "not-visible";
  const statuses = (isApplicant ? BY_APPLICANT : BY_REVIEWER)[action];
  if (statuses === undefined) return "not-permitted";
  return statuses.includes(status) ? undefined : "not-now";
}

/** All actions that the user may take on the application now. */
export function allowedApplicationActions(standing: ApplicationStanding): readonly ApplicationAction[] {
  return Object.values(ApplicationAction).filter((action) => applicationRefusal(action, standing) === undefined);
}
