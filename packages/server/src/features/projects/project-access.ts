import { type PresentedAccess, ProjectAction } from "@epb/contract";
import { PROJECT_ACCESS_ROLE_LABELS, type ProjectAccessRole } from "@epb/engine";
import { ApiError, notFound } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Reader, Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { USERS } from "../accounts/users.js";
import { countedMessage } from "./counted-message.js";
import { isInitiator, listedProject } from "./listed-project.js";
import { loadProject } from "./load-project.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { personText, projectLinks } from "./project-mail.js";
import { type ProjectRoles, withRole } from "./project-roles.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { readEntry, recordProject } from "./write-project.js";

/**
 * Gives somebody a role, or invites them to it, and tells them.
 *
 * @throws ApiError 409 'Role already exists for the given user'; 429 after too many messages
 */
export function grantAccess(
  id: string,
  { email, roleId }: { readonly email: string; readonly roleId: ProjectAccessRole },
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  const work = (): Promise<ProjectEntry> =>
    services.store.transact(async (transaction) => {
      const entry = requireActionOn(await transaction.get(PROJECT_ENTRIES, id), ProjectAction.ManageAccess, caller);
      const roles = await withRole(entry.document, email, roleId, transaction, services);
      const isInvited = roles.invitations.length > entry.document.invitations.length;
      await queueMail(transaction, {
        name: "accessGranted",
        to: email,
        data: {
          projectName: entry.document.name,
          role: PROJECT_ACCESS_ROLE_LABELS[roleId],
          by: personText(caller.user.document),
          ...projectLinks(id, { isInvited }, services),
        },
      });
      const userId = isInvited ? undefined : roles.members.at(-1)?.userId;
      await recordProject(
        transaction,
        {
          action: isInvited ? "access.invited" : "access.granted",
          id,
          details: { roleId, ...(userId !== undefined && { userId }) },
          step: { roleId, ...(userId === undefined ? { personEmail: email } : { personId: userId }) },
        },
        caller.user.document.id,
        services,
      );
      return writeRoles(transaction, id, roles);
    });
  return countedMessage(caller, services, work);
}

/** Takes back a role or an invitation. @throws ApiError 409 where nobody would be left who initiates; 404 */
export function removeAccess(
  id: string,
  memberId: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  return services.store.transact(async (transaction) => {
    const entry = requireActionOn(await transaction.get(PROJECT_ENTRIES, id), ProjectAction.ManageAccess, caller);
    const { members, invitations } = entry.document;
    const next: ProjectRoles = {
      members: members.filter(({ userId }) => userId !== memberId),
      invitations: invitations.filter((invitation) => invitation.id !== memberId),
    };
    if (next.members.length + next.invitations.length === members.length + invitations.length) {
      throw notFound("This access");
    }
    if (members.some(isInitiator) && !next.members.some(isInitiator)) {
      throw new ApiError(
        409,
        "access/last-initiator",
        "This is the last person who can approve the project and give access to it. Give somebody else the role first.",
      );
    }
    const invitation = invitations.find((one) => one.id === memberId);
    const roleId = invitation?.roleId ?? members.find(({ userId }) => userId === memberId)?.roleId;
    const person = invitation === undefined ? { personId: memberId } : { personEmail: invitation.email };
    const step = { ...person, ...(roleId !== undefined && { roleId }) };
    await recordProject(
      transaction,
      { action: "access.removed", id, details: { memberId }, step },
      caller.user.document.id,
      services,
    );
    return writeRoles(transaction, id, next);
  });
}

/** Writes who has which role, and the organizations that lists show of them. */
export async function writeRoles(transaction: Transaction, id: string, roles: ProjectRoles): Promise<ProjectEntry> {
  const entry = await readEntry(id, transaction);
  const { project } = await loadProject(id, { store: transaction });
  const next = { ...entry.document, ...roles };
  const listed = { ...next, item: await listedProject(project, next, transaction) };
  await transaction.update(PROJECT_ENTRIES, listed, entry.revision);
  return listed;
}

/** Who has access, by name. */
export async function presentAccess(entry: ProjectEntry, reader: Reader): Promise<PresentedAccess> {
  const members: PresentedAccess["members"][number][] = [];
  for (const { userId, roleId, status } of entry.members) {
    const user = await reader.get(USERS, userId);
    if (user === undefined) continue;
    const { email, firstName, lastName, organization } = user.document;
    members.push({ userId, email, firstName, lastName, organization, roleId, status });
  }
  return { members, invitations: entry.invitations };
}
