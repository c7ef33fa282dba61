import { ApiError, notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { appAddress, newAppSecret, newRecoveryCodes, normalRecoveryCode } from "./authenticator-codes.js";
import { mailLoginChange } from "./mail-login-change.js";
import { isPassword } from "./password-hash.js";
import { useSecondFactor, withAppCode } from "./second-factor-use.js";
import { hashSecret } from "./secret-hash.js";
import { SESSIONS } from "./sessions.js";
import type { SignedInUser } from "./signed-in-user.js";
import { USERS, type User } from "./users.js";
import { wrongCode } from "./verification-commands.js";

/**
 * Creates a secret for an authenticator app. Sign-in does not require a code until the user confirms the app with a
 * code.
 *
 * @throws ApiError 400 for a wrong password, 409 if an app is set up, 429
 */
export async function startSecondFactor(
  caller: SignedInUser,
  password: string,
  services: AccountServices,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { store, config, random } = services;
  await requirePassword(caller, password, services);
  const secret = newAppSecret(random.bytes);
  const factor = { id: random.uuid(), secret, recoveryCodeHashes: [] };
  await store.transact(async (transaction) => {
    const { document, revision } = await userOf(transaction, caller);
    if (document.secondFactor?.confirmedAt !== undefined) {
      throw new ApiError(
        409,
        "second-factor/set-up",
        "An authenticator app is already set up. Remove it before you set up another.",
      );
    }
    await transaction.update(USERS, { ...document, secondFactor: factor }, revision);
  });
  return { secret, uri: appAddress(secret, caller.user.document.email, new URL(config.publicUrl).host) };
}

/**
 * Activates the app; every other session must enter a code from now on.
 *
 * @returns Recovery codes, which are shown only once.
 * @throws ApiError 400 for a wrong code, 409 if no setup was started, 429
 */
export async function confirmSecondFactor(
  caller: SignedInUser,
  code: string,
  services: AccountServices,
): Promise<readonly string[]> {
  const { store, now, random, limits } = services;
  const account = caller.user.document.id;
  await limits.take("verification", { account });
  const recoveryCodes = newRecoveryCodes(random.bytes);
  await store.transact(async (transaction) => {
    const { document, revision } = await userOf(transaction, caller);
    const started = document.secondFactor;
    if (started === undefined || started.confirmedAt !== undefined) {
      throw new ApiError(409, "second-factor/not-started", "Start setting up an authenticator app first.");
    }
    const used = withAppCode(started, code, now());
    if (used === undefined) throw wrongCode();
    const at = now().toISOString();
    const recoveryCodeHashes = recoveryCodes.map((each) => hashSecret(normalRecoveryCode(each)));
    const secondFactor = { ...used, confirmedAt: at, recoveryCodeHashes };
    await transaction.update(USERS, { ...document, secondFactor }, revision);
    const session = await transaction.get(SESSIONS, caller.session.document.id);
    if (session !== undefined) {
      await transaction.update(SESSIONS, { ...session.document, hasSecondFactor: true }, session.revision);
    }
    await transaction.record({ at, action: "second-factor.set-up", actorId: account });
    await mailLoginChange(transaction, document, "appSetUp", services);
  });
  await limits.forgive("verification", { account });
  return recoveryCodes;
}

/** Removes the app. @throws ApiError 400 for a wrong password or code, 409 without an app, 429 */
export async function removeSecondFactor(
  caller: SignedInUser,
  { password, code }: { readonly password: string; readonly code: string },
  services: AccountServices,
): Promise<void> {
  const { store, now } = services;
  await requirePassword(caller, password, services);
  if (caller.user.document.secondFactor?.confirmedAt === undefined) {
    throw new ApiError(409, "second-factor/none", "No authenticator app is set up.");
  }
  await store.transact(async (transaction) => {
    if (!(await useSecondFactor(transaction, caller.user.document.id, code, services))) throw wrongCode();
    const { document, revision } = await userOf(transaction, caller);
    await transaction.update(USERS, withoutSecondFactor(document), revision);
    await transaction.record({
      at: now().toISOString(),
      action: "second-factor.removed",
      actorId: document.id,
    });
    await mailLoginChange(transaction, document, "appRemoved", services);
  });
}

export function withoutSecondFactor({ secondFactor: _, ...user }: User): User {
  return user;
}

/** @throws ApiError 400, 429: attempts with codes and passwords share one limit */
async function requirePassword({ user }: SignedInUser, password: string, { limits }: AccountServices): Promise<void> {
  await limits.take("password", { account: user.document.id });
  if (!(await isPassword(password, user.document.passwordHash))) {
    throw new ApiError(400, "password/wrong", "The password is not correct.");
  }
}

async function userOf(transaction: Transaction, { user }: SignedInUser): Promise<Stored<User>> {
  const current = await transaction.get(USERS, user.document.id);
  if (current === undefined) throw notFound("The account");
  return current;
}
