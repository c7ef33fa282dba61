import { isAuthenticated } from "@epb/contract";
import type { AccountServices } from "./account-services.js";
import { isOver } from "./end-sessions.js";
import { SESSIONS, type Session } from "./sessions.js";
import { type SignedInUser, statusOf } from "./signed-in-user.js";
import type { TokenClaims } from "./tokens.js";
import { USERS } from "./users.js";

/** Uses of a session within this time are noted once, and within a tenth of the time after which it ends. Milliseconds. */
const NOTED_EVERY = 60_000;

/**
 * Finds the owner of a token. The session must exist, be in recent use, and belong to an account that may sign in, so
 * that sign-out, a disabled account, and a new password take effect at once.
 */
export async function findCaller(claims: TokenClaims, services: AccountServices): Promise<SignedInUser | undefined> {
  const { store, now } = services;
  if (claims.expiresAt <= now().getTime()) return undefined;
  const session = await store.get(SESSIONS, claims.sessionId);
  if (session === undefined || !holdsToken(session.document, claims.tokenId, services)) return undefined;
  if (isOver(session.document, services)) return undefined;
  const user = await store.get(USERS, session.document.userId);
  if (user === undefined) return undefined;
  const status = statusOf(user.document, session.document);
  if (!isAuthenticated(status)) return undefined;
  const notedEvery = Math.min(NOTED_EVERY, services.config.session.idleLimit / 10);
  if (now().getTime() - Date.parse(session.document.lastUsedAt) < notedEvery) return { user, session, status };
  const noted = await noteUse(session.document.id, services);
  return noted === undefined ? undefined : { user, session: noted, status };
}

/** Accepts the current token of the session, and for a short time the previous one, for requests during a refresh. */
function holdsToken(
  { tokenId, previousTokenId, tokenIssuedAt }: Session,
  id: string,
  services: AccountServices,
): boolean {
  if (id === tokenId) return true;
  const age = services.now().getTime() - Date.parse(tokenIssuedAt);
  return id === previousTokenId && age <= services.config.session.rotationGrace;
}

/** Undefined where the session has ended in the meantime. */
function noteUse(id: string, { store, now }: AccountServices): Promise<SignedInUser["session"] | undefined> {
  return store.transact(async (transaction) => {
    const session = await transaction.get(SESSIONS, id);
    if (session === undefined) return undefined;
    return transaction.update(SESSIONS, { ...session.document, lastUsedAt: now().toISOString() }, session.revision);
  });
}
