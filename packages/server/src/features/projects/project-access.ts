import { type PresentedAccess, ProjectAction } from "@epb/contract";
import { PROJECT_ACCESS_ROLE_LABELS, type ProjectAccessRole } from "@epb/engine";
import { ApiError, notFound } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { USERS } from "../accounts/users.js";
import { countedMessage } from "./counted-message.js";
import { listedProject } from "./listed-project.js";
import { loadProject } from "./load-project.js";
import { presentOrganizations } from "./present-organizations.js";
import { isInitiator, PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { invitationLink, personText, projectLinks } from "./project-mail.js";
import { type ProjectRoles, withRole } from "./project-roles.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import { readEntry, recordProject } from "./write-project.js";

/**
 * Gives a person a role, or invites the person, and sends a message.
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
      await mailAccess(transaction, entry.document, { email, roleId, isInvited }, caller, services);
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

/**
 * Sends the message of an invitation again.
 *
 * @throws ApiError 404; 429 after too many messages
 */
export function resendInvitation(
  id: string,
  invitationId: string,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<ProjectEntry> {
  const work = (): Promise<ProjectEntry> =>
    services.store.transact(async (transaction) => {
      const stored = await transaction.get(PROJECT_ENTRIES, id);
      const { document: entry } = requireActionOn(stored, ProjectAction.ManageAccess, caller);
      const invitation = entry.invitations.find((one) => one.id === invitationId);
      if (invitation === undefined) throw notFound("The invitation");
      const { email, roleId } = invitation;
      await mailAccess(transaction, entry, { email, roleId, isInvited: true }, caller, services);
      const step = { roleId, personEmail: email };
      const sent = { action: "access.invited-again", id, details: { roleId }, step } as const;
      await recordProject(transaction, sent, caller.user.document.id, services);
      return entry;
    });
  return countedMessage(caller, services, work);
}

interface ToldAccess {
  readonly email: string;
  readonly roleId: ProjectAccessRole;
  readonly isInvited: boolean;
}

/** Notifies a person about a role or an invitation. */
export function mailAccess(
  transaction: Transaction,
  { id, name }: Pick<ProjectEntry, "id" | "name">,
  { email, roleId, isInvited }: ToldAccess,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<void> {
  const data = {
    projectName: name,
    role: PROJECT_ACCESS_ROLE_LABELS[roleId],
    by: personText(caller.user.document),
    ...projectLinks(id, { isInvited }, services),
  };
  return queueMail(transaction, { name: "accessGranted", to: email, data });
}

/** Removes a role or an invitation. @throws ApiError 409 if no initiator would be left; 404 */
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

/** Members with access, and organizations. */
export async function presentAccess(
  entry: ProjectEntry,
  { store: reader, config }: Pick<ProjectServices, "store" | "config">,
): Promise<PresentedAccess> {
  const members: PresentedAccess["members"][number][] = [];
  for (const { userId, roleId, status } of entry.members) {
    const user = await reader.get(USERS, userId);
    if (user === undefined) continue;
    const { email, firstName, lastName, organization } = user.document;
    members.push({ userId, email, firstName, lastName, organization, roleId, status });
  }
  const link = invitationLink(entry.id, { config });
  return {
    members,
    invitations: entry.invitations.map((invitation) => ({ ...invitation, link })),
    ...(await presentOrganizations(entry, reader)),
  };
}
