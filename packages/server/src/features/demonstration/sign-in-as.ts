import type { Token } from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import type { AccountServices } from "../accounts/account-services.js";
import { startSession, tokenOf } from "../accounts/session-commands.js";
import { type SignedInUser, statusOf } from "../accounts/signed-in-user.js";
import { USERS } from "../accounts/users.js";

/**
 * Starts a session of a person of the demonstration, without a password.
 *
 * @throws ApiError 404 for an unknown address
 */
export async function signInAs(
  email: string,
  services: AccountServices,
): Promise<{ readonly token: Token; readonly caller: SignedInUser }> {
  const caller = await services.store.transact(async (transaction) => {
    const user = await transaction.getBy(USERS, "email", email);
    if (user === undefined) throw notFound();
    const session = await startSession(transaction, user.document, services);
    return { user, session, status: statusOf(user.document, session.document) };
  });
  return { token: tokenOf(caller.session, services), caller };
}
