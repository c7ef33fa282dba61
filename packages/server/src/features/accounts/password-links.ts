import { FIRST_PASSWORD_QUERY } from "@epb/contract";
import type { Collection, Identified, Stored } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { hashSecret, isSameHash } from "./secret-hash.js";
import type { User } from "./users.js";

/** Purpose of a link: a forgotten password, or the first password of a new account. */
export const LinkPurpose = { Reset: "reset", FirstPassword: "firstPassword" } as const;
export type LinkPurpose = (typeof LinkPurpose)[keyof typeof LinkPurpose];

/** Lifetimes of links. */
export const RESET_MINUTES = 30;
export const FIRST_PASSWORD_HOURS = 72;

const LIFETIME: Readonly<Record<LinkPurpose, number>> = {
  reset: RESET_MINUTES * 60_000,
  firstPassword: FIRST_PASSWORD_HOURS * 3_600_000,
};

/** A one-time link to choose a password, sent to the address of the account. */
export interface PasswordLink extends Identified {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** SHA-256 of the token. The token itself is only in the message. */
  readonly tokenHash: string;
  readonly expiresAt: string;
  /** Request that caused the link: a repeated job does not send a second link. */
  readonly requestId?: string;
}

export const PASSWORD_LINKS: Collection<PasswordLink> = {
  name: "password-links",
  columns: {
    userId: { type: "text", of: ({ userId }) => userId },
    /** One link of each purpose for an account: a new link replaces the earlier one. */
    holder: { type: "text", of: ({ userId, purpose }) => `${userId} ${purpose}`, isUnique: true },
    expiresAt: { type: "text", of: ({ expiresAt }) => expiresAt },
  },
};

const TOKEN_BYTES = 32;

/**
 * Creates a link and returns its URL, which only the message may contain. Undefined if this request has a link already.
 */
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
  // The query selects the text of the page before the user submits anything.
  const query = purpose === LinkPurpose.FirstPassword ? `?${FIRST_PASSWORD_QUERY}` : "";
  return `${config.publicUrl}/password-reset/${userId}/${token}${query}`;
}

/**
 * The link of a token, unless it has expired. A link for a first password works only while the account has no password.
 */
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
