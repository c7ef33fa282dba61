import { canHoldRole } from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import type { Reader, Transaction } from "../../store/store.js";
import type { User } from "../accounts/users.js";
import { writeRoles } from "./project-access.js";
import { PROJECT_ENTRIES, type ProjectEntry, type ProjectInvitation } from "./project-entries.js";
import { roleNotPossible, withMember } from "./project-roles.js";
import type { ProjectServices } from "./project-services.js";
import { recordProject } from "./write-project.js";

/** Limit for invitations of one address. */
const MOST_INVITATIONS = 1000;

type Invitee = User;

/** An invitation of a person, and its project. */
export interface Invited {
  readonly entry: ProjectEntry;
  readonly invitation: ProjectInvitation;
}

/** Invitations of a person to roles that the account can have. */
export async function invitationsOf(user: Invitee, reader: Reader): Promise<readonly Invited[]> {
  return (await allInvitationsOf(user, reader)).filter(({ invitation }) => canHoldRole(user.group, invitation.roleId));
}

/**
 * Gives a new account the roles to which its address was invited. Call it in the transaction that creates the account
 * or changes its address: only a person who reads the email of the address gets into the account.
 *
 * A role that the account cannot have stays an invitation, which the people who manage access see. With
 * EPB_EMAIL_EXISTS=blind, every role stays an invitation until the person accepts it (0075).
 */
export async function acceptInvitations(
  transaction: Transaction,
  user: Invitee,
  services: Pick<ProjectServices, "now" | "random" | "config">,
): Promise<void> {
  if (services.config.emailExists === "blind") return;
  for (const invited of await allInvitationsOf(user, transaction)) {
    const isPossible = isMember(invited, user) || canHoldRole(user.group, invited.invitation.roleId);
    if (isPossible) await accept(transaction, invited, user, services);
  }
}

/**
 * Gives a person the role to which they are invited.
 *
 * @throws ApiError 404; 400 for a role that the account cannot hold
 */
export function acceptInvitation(id: string, user: Invitee, services: ProjectServices): Promise<void> {
  return services.store.transact(async (transaction) => {
    const invited = (await allInvitationsOf(user, transaction)).find(({ invitation }) => invitation.id === id);
    if (invited === undefined) throw notFound("The invitation");
    if (!canHoldRole(user.group, invited.invitation.roleId)) throw roleNotPossible();
    await accept(transaction, invited, user, services);
  });
}

async function allInvitationsOf({ email }: Invitee, reader: Reader): Promise<readonly Invited[]> {
  const where = [{ column: "invitedEmails", hasAny: [email] }] as const;
  const { items } = await reader.find(PROJECT_ENTRIES, { where, limit: MOST_INVITATIONS });
  return items.flatMap(({ document: entry }) =>
    entry.invitations
      .filter((invitation) => invitation.email === email)
      .map((invitation): Invited => ({ entry, invitation })),
  );
}

const isMember = ({ entry }: Invited, user: Invitee): boolean => entry.members.some(({ userId }) => userId === user.id);

async function accept(
  transaction: Transaction,
  invited: Invited,
  user: Invitee,
  services: Pick<ProjectServices, "now" | "random">,
): Promise<void> {
  const { entry, invitation } = invited;
  const { id } = entry;
  const { roleId } = invitation;
  const roles = { ...entry, invitations: entry.invitations.filter((one) => one !== invitation) };
  const next = isMember(invited, user) ? roles : await withMember(roles, user, roleId, transaction, services);
  await writeRoles(transaction, id, next);
  const accepted = { action: "access.accepted", id, details: { roleId }, step: { roleId } } as const;
  await recordProject(transaction, accepted, user.id, services);
}
