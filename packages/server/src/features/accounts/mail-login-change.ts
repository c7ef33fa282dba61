import type { LoginChange } from "../../mail/mail.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import type { User } from "./users.js";

/** Notifies the owner of an account by email about a changed sign-in method, in case somebody else made the change. */
export async function mailLoginChange(
  transaction: Transaction,
  { email, firstName }: Pick<User, "email" | "firstName">,
  change: LoginChange,
  { now }: Pick<AccountServices, "now">,
): Promise<void> {
  await queueMail(transaction, {
    name: "loginChanged",
    to: email,
    data: { firstName, change, at: now().toISOString() },
  });
}
