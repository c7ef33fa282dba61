import { canHoldRole, GroupPermission, type HandOver, type HandOverResult, hasPermission } from "@epb/contract";
import { PROJECT_ACCESS_ROLE_LABELS, ProjectAccessRole } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { USERS, type User } from "../accounts/users.js";
import { isMember, requireOrganization } from "../organizations/organization-commands.js";
import { changeEach, namesOf } from "./change-each.js";
import { writeRoles } from "./project-access.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { personText, portfolioLinks } from "./project-mail.js";
import { roleNotPossible } from "./project-roles.js";
import type { ProjectServices } from "./project-services.js";
import { readEntry, recordProject } from "./write-project.js";

/** Projects of one person. */
const MOST_PROJECTS = 10_000;

/**
 * Gives the roles of a member of an organization to another member, on every project. One message tells the other
 * member.
 *
 * @throws ApiError 404; 403 for other people's roles; 409 if one of the two is not a member or is deactivated
 */
export async function handOverProjects(
  organizationId: string,
  { fromUserId, toUserId }: HandOver,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<HandOverResult> {
  const { store } = services;
  await requireOrganization(organizationId, store);
  const { id: callerId, group } = caller.user.document;
  if (callerId !== fromUserId && !hasPermission(group, GroupPermission.Administer)) {
    throw new ApiError(403, "not-permitted", "You can hand over only your own projects. Ask an administrator.");
  }
  const [from, to] = [await store.get(USERS, fromUserId), await store.get(USERS, toUserId)];
  const areMembers = [from, to].every((user) => user !== undefined && isMember(user.document, organizationId));
  if (from === undefined || to === undefined || !areMembers || !to.document.isActive) {
    const message =
      "Both people must be members of the organization, and the account that gets the projects must be active.";
    throw new ApiError(409, "organization/not-members", message);
  }
  const { items } = await store.find(PROJECT_ENTRIES, {
    where: [{ column: "memberIds", hasAny: [fromUserId] }],
    orderBy: { column: "nameKey" },
    limit: MOST_PROJECTS,
  });
  const people = { from: from.document, to: to.document };
  const { changed, unchanged } = await changeEach(
    items.map(({ document }) => document.id),
    services,
    (id, transaction) => handOver(id, people, callerId, transaction, services),
  );
  if (changed.length > 0 && toUserId !== callerId) {
    const data = {
      projects: namesOf(changed),
      by: personText(caller.user.document),
      previousPerson: personText(from.document),
      ...portfolioLinks({ isInvited: false }, services),
    };
    await store.transact((transaction) =>
      queueMail(transaction, { name: "projectsHandedOver", to: to.document.email, data }),
    );
  }
  return { handedOver: changed.length, unchanged };
}

/** @throws ApiError 400 for a role that the account cannot have; 409 for a person with another role */
async function handOver(
  id: string,
  { from, to }: { readonly from: User; readonly to: User },
  callerId: string,
  transaction: Transaction,
  services: ProjectServices,
): Promise<ProjectEntry> {
  const { document: entry } = await readEntry(id, transaction);
  const { members, invitations } = entry;
  const member = members.find(({ userId }) => userId === from.id);
  const own = members.find(({ userId }) => userId === to.id);
  if (member === undefined) return entry;
  const { roleId } = member;
  if (!canHoldRole(to.group, roleId)) throw roleNotPossible();
  if (own !== undefined && own.roleId !== ProjectAccessRole.ProjectViewer && own.roleId !== roleId) {
    const role = PROJECT_ACCESS_ROLE_LABELS[own.roleId];
    throw new ApiError(
      409,
      "access/role-exists",
      `${to.firstName} ${to.lastName} has the role ${role} on this project.`,
    );
  }
  const others = members.filter((one) => one !== member && one !== own);
  const previousPerson = `${from.firstName} ${from.lastName}`;
  await recordProject(
    transaction,
    {
      action: "access.handed-over",
      id,
      details: { roleId, fromUserId: from.id, toUserId: to.id },
      step: { roleId, personId: to.id, previousPerson },
    },
    callerId,
    services,
  );
  return writeRoles(transaction, id, { members: [...others, { ...member, userId: to.id }], invitations });
}
