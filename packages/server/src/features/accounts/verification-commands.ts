import { ApiError, notFound } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { useSecondFactor } from "./second-factor-use.js";
import { hashShortSecret, isSameHash } from "./secret-hash.js";
import { SESSIONS } from "./sessions.js";
import type { SignedInUser } from "./signed-in-user.js";
import { USERS } from "./users.js";
import { CODE_MINUTES, CODE_TRIES, VERIFICATION_CODES, type VerificationCode } from "./verification-codes.js";

/**
 * Sends a code of six digits to the address of the account.
 *
 * @throws ApiError 409 if no email code is required, 429
 * @spec P §7 "GET api/verification-code", "requests a new code"
 */
export async function sendVerificationCode({ user, session }: SignedInUser, services: AccountServices): Promise<void> {
  const { store, config, now, random, limits } = services;
  const { id, email, firstName, verifiedAt, secondFactor } = user.document;
  if (verifiedAt !== undefined) {
    // Email is no second factor: a person who resets a password by email would have both.
    const needsApp = secondFactor?.confirmedAt !== undefined && !session.document.hasSecondFactor;
    throw needsApp
      ? new ApiError(409, "verification/use-app", "Enter the code from your authenticator app.")
      : new ApiError(409, "verification/not-needed", "Your account is already verified.");
  }
  await limits.take("verificationCode", { account: id });
  const code = String(random.integer(0, 1_000_000)).padStart(6, "0");
  await store.transact(async (transaction) => {
    const before = await transaction.get(VERIFICATION_CODES, id);
    const sent: VerificationCode = {
      id,
      codeHash: hashShortSecret(code, `verification ${id}`, config.tokenSecret),
      expiresAt: new Date(now().getTime() + CODE_MINUTES * 60_000).toISOString(),
      triesLeft: CODE_TRIES,
    };
    if (before === undefined) await transaction.insert(VERIFICATION_CODES, sent);
    else await transaction.update(VERIFICATION_CODES, sent, before.revision);
    await queueMail(transaction, {
      name: "verificationCode",
      to: email,
      data: { firstName, code, minutes: CODE_MINUTES },
    });
  });
}

/**
 * Accepts the required code: the email code for a new account; the code of the authenticator app, or a recovery code,
 * for a session of an account with an app.
 *
 * @throws ApiError 400 for a wrong or expired code, 429
 * @spec P §7 "POST api/verification-code/{code}", "verifies; a code is required"
 */
export async function verifyCode(caller: SignedInUser, code: string, services: AccountServices): Promise<void> {
  const { store, limits } = services;
  const { id, verifiedAt } = caller.user.document;
  await limits.take("verification", { account: id });
  // The transaction must commit to count the wrong attempt: an error within it would roll that back.
  const outcome = await store.transact((transaction) =>
    verifiedAt === undefined
      ? takeEmailCode(transaction, id, code, services)
      : takeFactorCode(transaction, caller, code, services),
  );
  if (outcome === "expired") {
    throw new ApiError(
      400,
      "verification/code-expired",
      "This code has expired. Request a new code. Only the latest code works.",
    );
  }
  if (outcome === "wrong") throw wrongCode();
  await limits.forgive("verification", { account: id });
}

export function wrongCode(): ApiError {
  return new ApiError(400, "verification/wrong-code", "This code is not correct. Check it and try again.");
}

type Outcome = "right" | "wrong" | "expired";

async function takeEmailCode(
  transaction: Transaction,
  userId: string,
  code: string,
  { config, now }: AccountServices,
): Promise<Outcome> {
  const [sent, user] = await Promise.all([transaction.get(VERIFICATION_CODES, userId), transaction.get(USERS, userId)]);
  if (user === undefined) throw notFound("The account");
  if (sent === undefined || sent.document.triesLeft === 0) return "expired";
  if (Date.parse(sent.document.expiresAt) <= now().getTime()) return "expired";
  const hash = hashShortSecret(code, `verification ${userId}`, config.tokenSecret);
  if (!isSameHash(sent.document.codeHash, hash)) {
    const triesLeft = sent.document.triesLeft - 1;
    await transaction.update(VERIFICATION_CODES, { ...sent.document, triesLeft }, sent.revision);
    return "wrong";
  }
  const at = now().toISOString();
  await transaction.remove(VERIFICATION_CODES, userId, sent.revision);
  await transaction.update(USERS, { ...user.document, verifiedAt: at }, user.revision);
  await transaction.record({ at, action: "user.verified", actorId: userId });
  return "right";
}

async function takeFactorCode(
  transaction: Transaction,
  { user: { document }, session: { document: asked } }: SignedInUser,
  code: string,
  services: AccountServices,
): Promise<Outcome> {
  const isAsked = document.secondFactor?.confirmedAt !== undefined && !asked.hasSecondFactor;
  if (!isAsked) return "right";
  if (!(await useSecondFactor(transaction, document.id, code, services))) return "wrong";
  const session = await transaction.get(SESSIONS, asked.id);
  if (session === undefined) return "expired";
  await transaction.update(SESSIONS, { ...session.document, hasSecondFactor: true }, session.revision);
  await transaction.record({
    at: services.now().toISOString(),
    action: "session.second-factor-given",
    actorId: document.id,
  });
  return "right";
}
