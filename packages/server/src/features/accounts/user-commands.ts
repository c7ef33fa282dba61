import { type NewUser, type UserChange, UserGroup } from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { addUser, inviteUser, requireNewAddress } from "./add-user.js";
import { endSessions } from "./end-sessions.js";
import { mailLoginChange } from "./mail-login-change.js";
import { removePasswordLinks } from "./password-links.js";
import { withoutSecondFactor } from "./second-factor-commands.js";
import type { SignedInUser } from "./signed-in-user.js";
import { USERS, type User } from "./users.js";
import { VERIFICATION_CODES } from "./verification-codes.js";

/** Creates an account without a request. @throws ApiError 409 "Email already exists." */
export async function createUser(
  { userGroupId, ...fields }: NewUser,
  caller: SignedInUser,
  services: AccountServices,
): Promise<Stored<User>> {
  return services.store.transact((transaction) =>
    addUser(transaction, { ...fields, group: userGroupId }, caller.user.document.id, services),
  );
}

/**
 * Changes an account. The change takes effect at once: every request looks up the group, and the sessions of a disabled
 * account end.
 *
 * @throws ApiError 404; 409 for the last administrator, and "Email already exists."; StoreConflict "stale"
 */
export async function changeUser(
  id: string,
  change: UserChange,
  caller: SignedInUser,
  services: AccountServices,
): Promise<Stored<User>> {
  return services.store.transact(async (transaction) => {
    const { document, revision } = await userOf(transaction, id);
    const next = changed(document, change);
    if (isAdministrator(document) && !isAdministrator(next)) await requireAnotherAdministrator(transaction);
    const isReaddressed = next.email !== document.email;
    if (isReaddressed) await requireNewAddress(transaction, next.email);
    const stored = await transaction.update(USERS, next, change.revision ?? revision);
    if (!next.isActive || isReaddressed) {
      await endSessions(transaction, id);
      await removePasswordLinks(transaction, id);
    }
    if (isReaddressed) await readdress(transaction, { before: document, after: next }, services);
    if (change.removeSecondFactor === true && document.secondFactor?.confirmedAt !== undefined) {
      await mailLoginChange(transaction, next, "appRemoved", services);
    }
    await transaction.record({
      at: services.now().toISOString(),
      action: "user.changed",
      actorId: caller.user.document.id,
      subject: { kind: USERS.name, id },
      details: {
        group: next.group,
        isActive: next.isActive,
        editions: next.projectTypes.join(","),
        removedSecondFactor: change.removeSecondFactor ?? false,
        requiredPasswordReset: change.requirePasswordReset ?? false,
        changedEmail: isReaddressed,
      },
    });
    return stored;
  });
}

/**
 * Sends the link for the first password again. @throws ApiError 404; 409 for an account that has a password, or is
 * disabled
 */
export async function inviteAgain(id: string, caller: SignedInUser, services: AccountServices): Promise<void> {
  await services.store.transact(async (transaction) => {
    const { document } = await userOf(transaction, id);
    if (!document.isActive || document.passwordHash !== undefined) {
      throw new ApiError(
        409,
        "user/not-invited",
        "This account is deactivated or already has a password. The owner can use Forgot Password.",
      );
    }
    await inviteUser(transaction, document, services);
    await transaction.record({
      at: services.now().toISOString(),
      action: "user.invited",
      actorId: caller.user.document.id,
      subject: { kind: USERS.name, id },
    });
  });
}

function changed(user: User, change: UserChange): User {
  const { userGroupId, removeSecondFactor, requirePasswordReset, revision: _, ...fields } = change;
  const next: User = {
    ...(removeSecondFactor === true ? withoutSecondFactor(user) : user),
    ...fields,
    ...(userGroupId !== undefined && { group: userGroupId }),
    ...(requirePasswordReset === true && { mustResetPassword: true }),
  };
  return next.email === user.email ? next : unverified(next);
}

function unverified({ verifiedAt: _, ...user }: User): User {
  return user;
}

/**
 * Updates everything that depends on the address: deletes codes sent to the old address, notifies its owner, and uses
 * the new address for invitations and the link for a first password.
 */
async function readdress(
  transaction: Transaction,
  { before, after }: { readonly before: User; readonly after: User },
  services: AccountServices,
): Promise<void> {
  const code = await transaction.get(VERIFICATION_CODES, after.id);
  if (code !== undefined) await transaction.remove(VERIFICATION_CODES, after.id, code.revision);
  await services.acceptInvitations(transaction, after);
  if (after.passwordHash === undefined) {
    // The account is unused, so the owner of the old address gets no message.
    if (after.isActive) await inviteUser(transaction, after, services);
    return;
  }
  for (const { email } of [before, after]) {
    await mailLoginChange(transaction, { email, firstName: after.firstName }, "emailChanged", services);
  }
}

const isAdministrator = ({ group, isActive }: User): boolean => group === UserGroup.Admin && isActive;

/** Without an administrator, nobody could administer the site. */
async function requireAnotherAdministrator(transaction: Transaction): Promise<void> {
  const administrators = await transaction.count(USERS, [
    { column: "group", is: UserGroup.Admin },
    { column: "isActive", is: true },
  ]);
  if (administrators > 1) return;
  throw new ApiError(
    409,
    "user/last-administrator",
    "This is the last administrator. Make another person an administrator first.",
  );
}

async function userOf(transaction: Transaction, id: string): Promise<Stored<User>> {
  const user = await transaction.get(USERS, id);
  if (user === undefined) throw notFound("The account");
  return user;
}
