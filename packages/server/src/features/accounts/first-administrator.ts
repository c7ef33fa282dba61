import { DEFAULT_COUNTRY, UserGroup } from "@epb/contract";
import type { AccountServices } from "./account-services.js";
import { hashPassword } from "./password-hash.js";
import { USERS } from "./users.js";

/** 24 characters of base64url. */
const PASSWORD_BYTES = 18;

/** Credentials for the first sign-in. */
export interface FirstAdministrator {
  readonly email: string;
  /** Must be changed at the first sign-in. */
  readonly password: string;
}

/**
 * Creates an administrator if there are no accounts; otherwise returns undefined. The address needs no verification:
 * the person who starts a new site reads its console and may not have email yet.
 *
 * @param email - Defaults to the support address.
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
    // If two processes start at once, only one creates the account.
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
