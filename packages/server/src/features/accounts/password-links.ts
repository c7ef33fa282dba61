import { FIRST_PASSWORD_QUERY } from "@epb/contract";
import type { Collection, Identified, Stored } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { hashSecret, isSameHash } from "./secret-hash.js";
import type { User } from "./users.js";

/** What a link is for: a forgotten password, or the first one of a new account. */
export const LinkPurpose = { Reset: "reset", FirstPassword: "firstPassword" } as const;
export type LinkPurpose = (typeof LinkPurpose)[keyof typeof LinkPurpose];

/** How long links hold. */
export const RESET_MINUTES = 30;
export const FIRST_PASSWORD_HOURS = 72;

const LIFETIME: Readonly<Record<LinkPurpose, number>> = {
  reset: RESET_MINUTES * 60_000,
  firstPassword: FIRST_PASSWORD_HOURS * 3_600_000,
};

/** A link with which somebody who reads the mail of an account can choose its password, once. */
export interface PasswordLink extends Identified {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** SHA-256 of what stands in the link; that itself is in the message only. */
  readonly tokenHash: string;
  readonly expiresAt: string;
  /** What it was made for: made again for the same, it is not sent twice. */
  readonly requestId?: string;
}

export const PASSWORD_LINKS: Collection<PasswordLink> = {
  name: "password-links",
  columns: {
    userId: { type: "text", of: ({ userId }) => userId },
    /** One of each kind for an account: a new one replaces the one before. */
    holder: { type: "text", of: ({ userId, purpose }) => `${userId} ${purpose}`, isUnique: true },
    expiresAt: { type: "text", of: ({ expiresAt }) => expiresAt },
  },
};

const TOKEN_BYTES = 32;

/** Makes a link; its address is for the message and nobody else. Undefined where it was made for this request already. */
export async function makePasswordLink(
  transaction: Transaction,
  { id: userId }: Pick<User, "id">,
  purpose: LinkPurpose,
  { config, now, random }: AccountServices,
  requestId?: string,
): Promise<string | undefined> {
  const before = await transaction.getBy(PASSWORD_LINKS, "holder", `${userId} ${purpose}`);
  if (before !== undefined) {
    if (requestId !== undefined && before.document.requestId === requestId) return undefined;
    await transaction.remove(PASSWORD_LINKS, before.document.id, before.revision);
  }
  const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString("base64url");
  await transaction.insert(PASSWORD_LINKS, {
    id: random.uuid(),
    userId,
    purpose,
    tokenHash: hashSecret(token),
    expiresAt: new Date(now().getTime() + LIFETIME[purpose]).toISOString(),
    ...(requestId !== undefined && { requestId }),
  });
  // The page says which of the two it is before anything is sent.
  const query = purpose === LinkPurpose.FirstPassword ? `?${FIRST_PASSWORD_QUERY}` : "";
  return `${config.publicUrl}/password-reset/${userId}/${token}${query}`;
}

/** The link of a token, while it holds: a first password can be chosen as long as there is none. */
export async function findPasswordLink(
  reader: Reader,
  user: User,
  token: string,
  { now }: AccountServices,
): Promise<Stored<PasswordLink> | undefined> {
  const hash = hashSecret(token);
  return (await linksOf(reader, user.id)).find(
    ({ document: { tokenHash, expiresAt, purpose } }) =>
      isSameHash(tokenHash, hash) &&
      Date.parse(expiresAt) > now().getTime() &&
      (purpose === LinkPurpose.Reset || user.passwordHash === undefined),
  );
}

export async function removePasswordLinks(transaction: Transaction, userId: string): Promise<void> {
  for (const { document, revision } of await linksOf(transaction, userId)) {
    await transaction.remove(PASSWORD_LINKS, document.id, revision);
  }
}

async function linksOf(reader: Reader, userId: string): Promise<readonly Stored<PasswordLink>[]> {
  const { items } = await reader.find(PASSWORD_LINKS, { where: [{ column: "userId", is: userId }], limit: 10 });
  return items;
}
