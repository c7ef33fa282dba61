import { type Credentials, type DeviceToken, isAuthenticated, MESSAGES, type Token } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { forgetOldSessions, isOver } from "./end-sessions.js";
import { findDevice, makeDevice } from "./known-devices.js";
import { isPassword } from "./password-hash.js";
import { SESSIONS, type Session } from "./sessions.js";
import { type SignedInUser, statusOf } from "./signed-in-user.js";
import { readToken, signToken } from "./tokens.js";
import { USERS, type User } from "./users.js";

/**
 * Starts a session. Counts the attempt before it looks up the account, and compares a password also without an account:
 * neither the reply nor its time shows if the account exists. Counts attempts from known devices of the account together
 * and separately from all other attempts, so that wrong passwords of other people do not lock out the owner (0054).
 *
 * @throws ApiError 401 for a wrong password, an unknown and a disabled account alike; 429
 * @spec P §7 "POST api/login"; P §4 "A 401 on login becomes a bad-credentials"; P §8 "Login 401"
 */
export async function logIn(
  { email, password, devices = [] }: Credentials,
  address: string,
  services: AccountServices,
): Promise<{ readonly token: Token & DeviceToken; readonly caller: SignedInUser }> {
  const { store, limits, log } = services;
  const device = await findDevice(email, devices, services);
  const limit = device === undefined ? "login" : "loginFromDevice";
  const by = { account: email, address };
  await limits.take(limit, by);
  const known = await store.getBy(USERS, "email", email);
  const isRight = await isPassword(password, known?.document.passwordHash);
  if (known === undefined || !isRight || !known.document.isActive) {
    log.info({ userId: known?.document.id }, "sign-in refused");
    throw badCredentials();
  }
  const { token: newDevice, caller } = await store.transact(async (transaction) => {
    const user = await transaction.get(USERS, known.document.id);
    // A password change or a disabled account during the comparison has ended all sessions.
    if (user?.document.passwordHash !== known.document.passwordHash || !user?.document.isActive) throw badCredentials();
    const session = await startSession(transaction, user.document, services);
    const token = device?.isFresh === true ? undefined : await makeDevice(transaction, user.document, services);
    return { token, caller: { user, session, status: statusOf(user.document, session.document) } };
  });
  await limits.forgive(limit, by);
  const token = tokenOf(caller.session, services);
  return { token: { ...token, ...(newDevice !== undefined && { device: newDevice }) }, caller };
}

/** Starts a session of an authenticated user. */
export async function startSession(
  transaction: Transaction,
  { id: userId }: User,
  services: AccountServices,
): Promise<Stored<Session>> {
  const { now, random } = services;
  const at = now().toISOString();
  await forgetOldSessions(transaction, userId, services);
  await transaction.record({ at, action: "session.started", actorId: userId });
  return transaction.insert(SESSIONS, {
    id: random.uuid(),
    userId,
    tokenId: random.uuid(),
    tokenIssuedAt: at,
    startedAt: at,
    lastUsedAt: at,
    hasSecondFactor: false,
  });
}

/** Ends the session and its tokens. @spec P §4 "Logout ends the session" */
export async function logOut({ user, session }: SignedInUser, { store, now }: AccountServices): Promise<void> {
  await store.transact(async (transaction) => {
    const current = await transaction.get(SESSIONS, session.document.id);
    if (current === undefined) return;
    await transaction.remove(SESSIONS, current.document.id, current.revision);
    await transaction.record({ at: now().toISOString(), action: "session.ended", actorId: user.document.id });
  });
}

/**
 * Issues the next token of a session. For a short time, the earlier token gets the same successor, because two tabs may
 * refresh at once; after that, an earlier token counts as copied, and the session ends.
 *
 * @throws ApiError 401
 * @spec P §7 "POST api/refresh", "returns token and expiresIn"; P §4 "A stored expired session is refreshed"; P §8 "401
 * elsewhere"
 */
export async function refreshToken(token: string, services: AccountServices): Promise<Token> {
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

/** The current token of a session, which stays the same until it rotates. */
export function tokenOf({ document }: Stored<Session>, { config, now }: AccountServices): Token {
  const { tokenLifetime, absoluteLimit } = config.session;
  const issuedAt = new Date(document.tokenIssuedAt);
  const token = signToken(
    { sessionId: document.id, tokenId: document.tokenId },
    config.tokenSecret,
    issuedAt,
    tokenLifetime,
  );
  const secondsUntil = (time: number): number => Math.max(0, Math.floor((time - now().getTime()) / 1000));
  return {
    token,
    expiresIn: secondsUntil(issuedAt.getTime() + tokenLifetime),
    sessionExpiresIn: secondsUntil(Date.parse(document.startedAt) + absoluteLimit),
  };
}

function badCredentials(): ApiError {
  return new ApiError(401, "session/bad-credentials", MESSAGES.badCredentials);
}

function timedOut(): ApiError {
  return new ApiError(401, "session/timed-out", MESSAGES.sessionTimedOut);
}
