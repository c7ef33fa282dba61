import { ACCOUNT_REQUEST_MESSAGES, DEFAULT_COUNTRY, type Edition, type UserGroup } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { FIRST_PASSWORD_HOURS, LinkPurpose, makePasswordLink } from "./password-links.js";
import { USERS, type User } from "./users.js";

/** Fields of a new account. */
export type NewUserFields = Pick<User, "email" | "firstName" | "lastName" | "title" | "organization" | "phone"> &
  Partial<Pick<User, "address" | "city" | "region" | "zip" | "country">> & {
    readonly group: UserGroup;
    readonly projectTypes: readonly Edition[];
  };

/**
 * Creates an account and sends its owner a link to choose the first password.
 *
 * @throws ApiError 409 "Email already exists."
 */
export async function addUser(
  transaction: Transaction,
  fields: NewUserFields,
  actorId: string,
  services: AccountServices,
): Promise<Stored<User>> {
  const { now, random } = services;
  await requireNewAddress(transaction, fields.email);
  const at = now().toISOString();
  const user = await transaction.insert(USERS, {
    address: "",
    city: "",
    region: "",
    zip: "",
    country: DEFAULT_COUNTRY,
    ...fields,
    id: random.uuid(),
    isActive: true,
    mustResetPassword: false,
    createdAt: at,
  });
  await transaction.record({
    at,
    action: "user.created",
    actorId,
    subject: { kind: USERS.name, id: user.document.id },
    details: { group: fields.group },
  });
  await services.acceptInvitations(transaction, user.document);
  await inviteUser(transaction, user.document, services);
  return user;
}

/** Sends the link to choose the first password; the earlier link expires. */
export async function inviteUser(transaction: Transaction, user: User, services: AccountServices): Promise<void> {
  const link = await makePasswordLink(transaction, user, LinkPurpose.FirstPassword, services);
  if (link === undefined) return;
  await queueMail(transaction, {
    name: "accountCreated",
    to: user.email,
    data: { firstName: user.firstName, link, hours: FIRST_PASSWORD_HOURS },
  });
}

/** @throws ApiError 409 "Email already exists." */
export async function requireNewAddress(transaction: Transaction, email: string): Promise<void> {
  if ((await transaction.getBy(USERS, "email", email)) === undefined) return;
  const message = ACCOUNT_REQUEST_MESSAGES.emailExists;
  throw new ApiError(409, "account/email-exists", message, { issues: [{ at: "body.email", message }] });
}
