import { type Credentials, isAuthenticated, MESSAGES, type Token } from "@epb/contract";
import { ApiError } from "../api-error.js";
import type { Services } from "../services.js";
import type { Stored } from "../store/collection.js";
import { isOver } from "./find-caller.js";
import { isPassword } from "./password-hash.js";
import { SESSIONS, type Session } from "./sessions.js";
import { type SignedInUser, statusOf } from "./signed-in-user.js";
import { readToken, signToken } from "./tokens.js";
import { USERS } from "./users.js";

/** Starts a session. @throws ApiError 401 for a wrong password, an unknown and a disabled account alike */
export async function logIn(
  { email, password }: Credentials,
  services: Services,
): Promise<{ readonly token: Token; readonly caller: SignedInUser }> {
  const { store, now, random } = services;
  const user = await store.getBy(USERS, "email", email);
  const isRight = await isPassword(password, user?.document.passwordHash);
  if (user === undefined || !isRight || !user.document.isActive) throw badCredentials();
  const at = now().toISOString();
  const session = await store.transact(async (transaction) => {
    await transaction.record({ at, action: "session.started", actorId: user.document.id });
    return transaction.insert(SESSIONS, {
      id: random.uuid(),
      userId: user.document.id,
      tokenId: random.uuid(),
      tokenIssuedAt: at,
      startedAt: at,
      lastUsedAt: at,
      hasSecondFactor: false,
    });
  });
  return {
    token: tokenOf(session, services),
    caller: { user, session, status: statusOf(user.document, session.document) },
  };
}

/** Ends the session: its tokens no longer hold. */
export async function logOut({ user, session }: SignedInUser, { store, now }: Services): Promise<void> {
  await store.transact(async (transaction) => {
    const current = await transaction.get(SESSIONS, session.document.id);
    if (current === undefined) return;
    await transaction.remove(SESSIONS, current.document.id, current.revision);
    await transaction.record({ at: now().toISOString(), action: "session.ended", actorId: user.document.id });
  });
}

/**
 * The next token of a session. The one before gets the same successor for a moment, because two tabs refresh at once;
 * after that, whoever shows it has copied it, and the session ends.
 *
 * @throws ApiError 401
 */
export async function refreshToken(token: string, services: Services): Promise<Token> {
  const { store, config, now, random } = services;
  const claims = readToken(token, config.tokenSecret);
  if (claims === undefined) throw timedOut();
  const session = await store.transact(async (transaction) => {
    const found = await transaction.get(SESSIONS, claims.sessionId);
    if (found === undefined || isOver(found.document, services)) return undefined;
    const { document, revision } = found;
    const user = await transaction.get(USERS, document.userId);
    if (user === undefined || !isAuthenticated(statusOf(user.document, document))) return undefined;
    if (claims.tokenId === document.tokenId) {
      const at = now().toISOString();
      const next = { tokenId: random.uuid(), previousTokenId: document.tokenId, tokenIssuedAt: at, lastUsedAt: at };
      return transaction.update(SESSIONS, { ...document, ...next }, revision);
    }
    const age = now().getTime() - Date.parse(document.tokenIssuedAt);
    if (claims.tokenId === document.previousTokenId && age <= config.session.rotationGrace) return found;
    await transaction.remove(SESSIONS, document.id, revision);
    await transaction.record({ at: now().toISOString(), action: "session.reuse-detected", actorId: document.userId });
    return undefined;
  });
  if (session === undefined) throw timedOut();
  return tokenOf(session, services);
}

/** The token of a session as it stands: the same one until it rotates. */
function tokenOf({ document }: Stored<Session>, { config, now }: Services): Token {
  const { tokenLifetime } = config.session;
  const issuedAt = new Date(document.tokenIssuedAt);
  const token = signToken(
    { sessionId: document.id, tokenId: document.tokenId },
    config.tokenSecret,
    issuedAt,
    tokenLifetime,
  );
  const left = issuedAt.getTime() + tokenLifetime - now().getTime();
  return { token, expiresIn: Math.max(0, Math.floor(left / 1000)) };
}

function badCredentials(): ApiError {
  return new ApiError(401, "session/bad-credentials", MESSAGES.badCredentials);
}

function timedOut(): ApiError {
  return new ApiError(401, "session/timed-out", MESSAGES.sessionTimedOut);
}
