import { DEFAULT_COUNTRY, UserGroup } from "@epb/contract";
import type { AccountServices } from "./account-services.js";
import { hashPassword } from "./password-hash.js";
import { USERS } from "./users.js";

/** 24 characters of base64url. */
const PASSWORD_BYTES = 18;

/** With what the first administrator logs in. */
export interface FirstAdministrator {
  readonly email: string;
  /** Has to be changed at the first login. */
  readonly password: string;
}

/**
 * Makes an administrator where there is no account at all; undefined where there is one. Nobody has to verify the address:
 * whoever starts a new site reads its console and might have no mail yet.
 *
 * @param email - That of the contact without one.
 */
export async function createFirstAdministrator(
  services: AccountServices,
  email: string = services.config.supportEmail,
): Promise<FirstAdministrator | undefined> {
  const { store, now, random } = services;
  if ((await store.count(USERS)) > 0) return undefined;
  const password = Buffer.from(random.bytes(PASSWORD_BYTES)).toString("base64url");
  const passwordHash = await hashPassword(password);
  const at = now().toISOString();
  const isMade = await store.transact(async (transaction) => {
    // Of two processes that start at once, one makes the account.
    if ((await transaction.count(USERS)) > 0) return false;
    const user = await transaction.insert(USERS, {
      id: random.uuid(),
      email: email.trim().toLowerCase(),
      firstName: "First",
      lastName: "Administrator",
      title: "",
      organization: "",
      phone: "",
      address: "",
      city: "",
      region: "",
      zip: "",
      country: DEFAULT_COUNTRY,
      group: UserGroup.Admin,
      isActive: true,
      passwordHash,
      mustResetPassword: true,
      hasTemporaryPassword: true,
      verifiedAt: at,
      projectTypes: [1, 2],
      createdAt: at,
    });
    await transaction.record({
      at,
      action: "user.created",
      subject: { kind: USERS.name, id: user.document.id },
      details: { group: UserGroup.Admin },
    });
    return true;
  });
  return isMade ? { email: email.trim().toLowerCase(), password } : undefined;
}
