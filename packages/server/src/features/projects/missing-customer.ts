import { actionRefusal, ProjectAction, UserGroup } from "@epb/contract";
import { ApprovalStatus, PROJECT_ACCESS_ROLE_LABELS, ProjectAccessRole } from "@epb/engine";
import type { Reader } from "../../store/store.js";
import { USERS } from "../accounts/users.js";
import { isGranted, type ProjectEntry } from "./project-entries.js";

/**
 * Reason why no customer could approve the project, with the remedy; undefined if a customer can.
 *
 * @spec P §1 "Project Owner/Customer/Agency (initiates and approves projects)"
 */
export async function missingCustomer(
  { members, invitations }: Pick<ProjectEntry, "members" | "invitations">,
  reader: Reader,
): Promise<string | undefined> {
  for (const { userId, roleId } of members.filter(isGranted)) {
    const user = await reader.get(USERS, userId);
    if (user?.document.isActive === true && canApprove(user.document.group, roleId)) return undefined;
  }
  const invited = invitations.find(({ roleId }) => canApprove(UserGroup.Customer, roleId));
  const remedy =
    invited === undefined
      ? `Give a customer the role ${PROJECT_ACCESS_ROLE_LABELS[ProjectAccessRole.ProjectInitiator]} under Access before the project is submitted.`
      : `${invited.email} must accept the invitation as ${PROJECT_ACCESS_ROLE_LABELS[invited.roleId]} before the project is submitted.`;
  return `No customer can approve this project yet. ${remedy}`;
}

const canApprove = (group: UserGroup, role: ProjectAccessRole): boolean =>
  actionRefusal(ProjectAction.Approve, { group, role, approval: ApprovalStatus.PreApproval }) === undefined;
