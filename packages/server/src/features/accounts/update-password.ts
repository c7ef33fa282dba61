import type { PasswordPair } from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import type { AccountServices } from "./account-services.js";
import { hashPassword, isPassword } from "./password-hash.js";
import { badPassword, requireGoodPassword } from "./password-policy.js";
import { requireVerified } from "./require-verified.js";
import type { SignedInUser } from "./signed-in-user.js";
import { storePassword } from "./store-password.js";
import { USERS } from "./users.js";

/**
 * Changes the password of the signed-in user; the other sessions of the account end.
 *
 * @throws ApiError 400, 403, 429
 * @spec P §7 "PUT api/password-update", "changes password while logged in"
 */
export async function updatePassword(
  caller: SignedInUser,
  pair: PasswordPair,
  services: AccountServices,
): Promise<void> {
  const { store, limits } = services;
  const { document } = caller.user;
  requireVerified(caller);
  await limits.take("password", { account: document.id });
  const password = await requireGoodPassword(pair, document, services);
  if (await isPassword(password, document.passwordHash)) {
    throw badPassword("This is your current password. Choose a new one.");
  }
  const passwordHash = await hashPassword(password);
  await store.transact(async (transaction) => {
    const user = await transaction.get(USERS, document.id);
    if (user === undefined) throw notFound("The account");
    await storePassword(transaction, user, passwordHash, services, caller.session.document.id);
  });
}
