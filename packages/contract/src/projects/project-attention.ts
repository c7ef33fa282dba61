import { ApprovalStatus } from "@epb/engine";
import type { UserGroup } from "../accounts/user-group.js";
import { actionRefusal, ProjectAction, type ProjectStanding } from "./project-permissions.js";
import type { ProjectStage } from "./project-stage.js";

/**
 * Reasons why a project needs attention: the project waits for the reader, the project has errors, or the payments of a
 * year are above the guaranteed savings.
 */
export const PROJECT_ATTENTION = ["waiting", "errors", "paymentsAboveGuarantee"] as const;
export type ProjectAttention = (typeof PROJECT_ATTENTION)[number];

/** True if a project in the stage waits for a user of the group with the role: to review it, or to submit it. */
export function isWaitingFor(
  stage: ProjectStage,
  { group, role }: { readonly group: UserGroup; readonly role?: ProjectStanding["role"] | undefined },
): boolean {
  // Administrators see all projects; only those with a role of their own wait for them.
  if (stage === "approved" || role === undefined) return false;
  const isReview = stage === "submitted";
  const approval = isReview ? ApprovalStatus.PreApproval : ApprovalStatus.Pending;
  const action = isReview ? ProjectAction.Approve : ProjectAction.Submit;
  return actionRefusal(action, { group, role, approval }) === undefined;
}
