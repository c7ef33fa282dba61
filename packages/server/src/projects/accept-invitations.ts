import { canHoldRole } from "@epb/contract";
import type { User } from "../accounts/users.js";
import type { Services } from "../services.js";
import type { Transaction } from "../store/store.js";
import { writeRoles } from "./project-access.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import { granted } from "./project-roles.js";

/** Invitations of one address that are turned into roles at once. */
const MOST_INVITATIONS = 1000;

/**
 * Gives a new account the roles that its address was invited to. To be called in the transaction that creates the account,
 * or changes its address: only who reads the mail of the address gets into the account.
 *
 * A role that the account cannot hold stays an invitation, where those who manage access see it.
 */
export async function acceptInvitations(
  transaction: Transaction,
  user: Pick<User, "id" | "email" | "group">,
  { now }: Pick<Services, "now">,
): Promise<void> {
  const { items } = await transaction.find(PROJECT_ENTRIES, {
    where: [{ column: "invitedEmails", has: user.email }],
    limit: MOST_INVITATIONS,
  });
  for (const { document } of items) {
    const invitation = document.invitations.find(({ email }) => email === user.email);
    const isMember = document.members.some(({ userId }) => userId === user.id);
    if (invitation === undefined || (!isMember && !canHoldRole(user.group, invitation.roleId))) continue;
    await writeRoles(transaction, document.id, {
      members: isMember ? document.members : [...document.members, granted(user, invitation.roleId)],
      invitations: document.invitations.filter((one) => one !== invitation),
    });
    await transaction.record({
      at: now().toISOString(),
      action: "access.accepted",
      actorId: user.id,
      subject: { kind: PROJECT_ENTRIES.name, id: document.id },
      details: { roleId: invitation.roleId },
    });
  }
}
