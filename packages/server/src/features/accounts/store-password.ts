import { queueMail } from "../../mail/queue-mail.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { endSessions } from "./end-sessions.js";
import { forgetDevices } from "./known-devices.js";
import { removePasswordLinks } from "./password-links.js";
import { USERS, type User } from "./users.js";

/**
 * Stores a new password. Deletes links, known devices, and all sessions except the current one; notifies the owner by
 * email, in case somebody else made the change.
 *
 * @param sessionId - Session to keep.
 * @spec P §8 "Reset success", "Password update success"
 */
export async function storePassword(
  transaction: Transaction,
  { document, revision }: Stored<User>,
  passwordHash: string,
  { now }: AccountServices,
  sessionId?: string,
): Promise<void> {
  const at = now().toISOString();
  const { id, email, firstName } = document;
  const { hasTemporaryPassword: _, ...user } = document;
  await transaction.update(USERS, { ...user, passwordHash, mustResetPassword: false }, revision);
  await removePasswordLinks(transaction, id);
  await endSessions(transaction, id, sessionId);
  await forgetDevices(transaction, id);
  await transaction.record({
    at,
    action: "password.changed",
    ...(sessionId !== undefined && { actorId: id }),
    subject: { kind: USERS.name, id },
  });
  await queueMail(transaction, { name: "passwordChanged", to: email, data: { firstName, at } });
}
