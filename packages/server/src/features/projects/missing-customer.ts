import { actionRefusal, ProjectAction, UserGroup } from "@epb/contract";
import { ApprovalStatus, PROJECT_ACCESS_ROLE_LABELS, ProjectAccessRole } from "@epb/engine";
import type { Reader } from "../../store/store.js";
import { USERS } from "../accounts/users.js";
import { isGranted, type ProjectEntry } from "./project-entries.js";

/**
 * Says that nobody could approve the project once it is submitted, and how to change that; undefined where somebody can.
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
      ? `Give a customer the role ${PROJECT_ACCESS_ROLE_LABELS[ProjectAccessRole.ProjectInitiator]} on the Access page first.`
      : `${invited.email} has to accept the invitation as ${PROJECT_ACCESS_ROLE_LABELS[invited.roleId]} first.`;
  return `No customer can approve this project yet. ${remedy}`;
}

const canApprove = (group: UserGroup, role: ProjectAccessRole): boolean =>
  actionRefusal(ProjectAction.Approve, { group, role, approval: ApprovalStatus.PreApproval }) === undefined;
