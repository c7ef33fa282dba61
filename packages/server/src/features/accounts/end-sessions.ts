import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { SESSIONS, type Session } from "./sessions.js";

/** Sessions that are ended in one transaction. Users with more sessions must sign in again anyway. */
const AT_ONCE = 1000;

/** Ends the sessions of an account, except one. */
export async function endSessions(transaction: Transaction, userId: string, except?: string): Promise<void> {
  await removeWhere(transaction, userId, ({ id }) => id !== except);
}

/** Deletes expired sessions of the account. */
export async function forgetOldSessions(
  transaction: Transaction,
  userId: string,
  services: AccountServices,
): Promise<void> {
  await removeWhere(transaction, userId, (session) => isOver(session, services));
}

/** True if a session has exceeded its idle or absolute limit. */
export function isOver({ lastUsedAt, startedAt }: Session, { config, now }: AccountServices): boolean {
  const { idleLimit, absoluteLimit } = config.session;
  const time = now().getTime();
  return time - Date.parse(lastUsedAt) > idleLimit || time - Date.parse(startedAt) > absoluteLimit;
}

async function removeWhere(
  transaction: Transaction,
  userId: string,
  isWanted: (session: Session) => boolean,
): Promise<void> {
  const { items } = await transaction.find(SESSIONS, { where: [{ column: "userId", is: userId }], limit: AT_ONCE });
  for (const { document, revision } of items) {
    if (isWanted(document)) await transaction.remove(SESSIONS, document.id, revision);
  }
}
