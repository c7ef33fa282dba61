import { type DeviceToken, MESSAGES, type PasswordPair } from "@epb/contract";
import * as z from "zod/mini";
import type { JobHandler } from "../../background/job-handler.js";
import { ApiError } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Stored } from "../../store/collection.js";
import type { Reader } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { makeDevice } from "./known-devices.js";
import { hashPassword } from "./password-hash.js";
import { findPasswordLink, LinkPurpose, makePasswordLink, RESET_MINUTES } from "./password-links.js";
import { requireGoodPassword } from "./password-policy.js";
import { storePassword } from "./store-password.js";
import { USERS, type User } from "./users.js";

/** The kind of job that looks up an account whose password was forgotten. */
export const PASSWORD_RESET_JOB = "password-reset.prepare";

/**
 * Accepts a request for a link. A job looks up the account later: the reply and the work of the request are the same
 * for every address.
 *
 * @throws ApiError 429
 * @spec P §7 "POST api/password-reset", "{accountEmail}", "returns success"; P §8 "You will be sent an email"
 */
export async function requestPasswordReset(email: string, address: string, services: AccountServices): Promise<void> {
  const { store, random, limits } = services;
  await limits.take("passwordResetRequest", { account: email, address });
  const data = { email, requestId: random.uuid() };
  await store.transact((transaction) => transaction.enqueue({ kind: PASSWORD_RESET_JOB, data, key: email }));
}

const jobSchema = z.object({ email: z.string(), requestId: z.uuid() });

/** Sends the link if the account exists and may sign in. */
export const preparePasswordReset: JobHandler<AccountServices> = async (data, services) => {
  const { email, requestId } = jobSchema.parse(data);
  await services.store.transact(async (transaction) => {
    const user = await transaction.getBy(USERS, "email", email);
    if (user === undefined || !user.document.isActive) return;
    const { id, firstName } = user.document;
    const link = await makePasswordLink(transaction, user.document, LinkPurpose.Reset, services, requestId);
    if (link === undefined) return;
    await queueMail(transaction, {
      name: "passwordReset",
      to: email,
      data: { firstName, link, minutes: RESET_MINUTES },
    });
    await transaction.record({
      at: services.now().toISOString(),
      action: "password.reset-requested",
      subject: { kind: USERS.name, id },
    });
  });
};

/**
 * Sets the password with a one-time link and ends all sessions of the account. The user's device becomes a known
 * device: the link proves access to the email address.
 *
 * @throws ApiError 400 for an expired link, and for a bad password, which does not use up the link; 429
 * @spec P §7 "POST api/password-reset/{a}/{b}", "sets a new password"
 */
export async function resetPassword(
  link: { readonly uuid: string; readonly token: string },
  pair: PasswordPair,
  address: string,
  services: AccountServices,
): Promise<Required<DeviceToken>> {
  const { store, limits } = services;
  await limits.take("passwordReset", { address });
  const owner = await ownerOf(link, store, services);
  const passwordHash = await hashPassword(await requireGoodPassword(pair, owner.document, services));
  return store.transact(async (transaction) => {
    // If two requests use the link at once, the second fails.
    const user = await ownerOf(link, transaction, services);
    await storePassword(transaction, user, passwordHash, services);
    return { device: await makeDevice(transaction, user.document, services) };
  });
}

async function ownerOf(
  { uuid, token }: { readonly uuid: string; readonly token: string },
  reader: Reader,
  services: AccountServices,
): Promise<Stored<User>> {
  const user = await reader.get(USERS, uuid);
  const link = user?.document.isActive && (await findPasswordLink(reader, user.document, token, services));
  if (user === undefined || !link) {
    throw new ApiError(400, "password-reset/invalid-link", MESSAGES.invalidPasswordLink);
  }
  return user;
}
