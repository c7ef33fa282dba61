import { createHmac } from "node:crypto";
import jwt from "jsonwebtoken";
import * as z from "zod/mini";
import type { Collection, Identified, Stored } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from "./tokens.js";
import type { User } from "./users.js";

/** Keeps a device token from being accepted as a session token. */
const AUDIENCE = "epb-device";
const DAY = 86_400;
const HOLDS_DAYS = 180;
/** Age at which the next sign-in replaces a token. */
const SERVES_DAYS = 90;

/** A device from which the user has signed in to an account. */
interface KnownDevice {
  /** False if the next sign-in must replace the token. */
  readonly isFresh: boolean;
}

/** Record of a device token that has not expired; its id is that of the token. */
interface DeviceEntry extends Identified {
  readonly userId: string;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
}

export const KNOWN_DEVICES: Collection<DeviceEntry> = {
  name: "known_devices",
  columns: { userId: { type: "text", of: ({ userId }) => userId } },
};

/** Devices of one account. A new device replaces the oldest. */
const MOST_OF_ACCOUNT = 10;

const payloadSchema = z.object({ sub: z.string(), jti: z.uuid(), iat: z.number() });

/** Creates the token that proves an earlier sign-in to the account from this device. It grants no access. */
export async function makeDevice(
  transaction: Transaction,
  { id: userId, email }: Pick<User, "id" | "email">,
  { config, now, random }: AccountServices,
): Promise<string> {
  const [jwtid, at] = [random.uuid(), now()];
  const others = (await devicesOf(transaction, userId)).sort((one, other) =>
    one.document.issuedAt < other.document.issuedAt ? -1 : 1,
  );
  await remove(transaction, others.slice(0, Math.max(0, others.length + 1 - MOST_OF_ACCOUNT)));
  await transaction.insert(KNOWN_DEVICES, { id: jwtid, userId, issuedAt: at.toISOString() });
  const iat = seconds(at);
  const claims = { sub: nameOf(email, config.tokenSecret), iat, exp: iat + HOLDS_DAYS * DAY };
  const options = { algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, audience: AUDIENCE, jwtid } as const;
  return jwt.sign(claims, config.tokenSecret, options);
}

/** Deletes the devices of an account: people who knew the old password lose the limit for known devices. */
export async function forgetDevices(transaction: Transaction, userId: string): Promise<void> {
  await remove(transaction, await devicesOf(transaction, userId));
}

async function devicesOf(transaction: Transaction, userId: string): Promise<Stored<DeviceEntry>[]> {
  const where = [{ column: "userId", is: userId }];
  const { items } = await transaction.find(KNOWN_DEVICES, { where, limit: MOST_OF_ACCOUNT });
  return [...items];
}

async function remove(transaction: Transaction, devices: readonly Stored<DeviceEntry>[]): Promise<void> {
  for (const { document, revision } of devices) await transaction.remove(KNOWN_DEVICES, document.id, revision);
}

/** The known device of this account that one of the tokens identifies; undefined without a match. */
export async function findDevice(
  email: string,
  tokens: readonly string[],
  { config, now, store }: Pick<AccountServices, "config" | "now" | "store">,
): Promise<KnownDevice | undefined> {
  const name = nameOf(email, config.tokenSecret);
  for (const token of tokens) {
    const payload = payloadOf(token, config.tokenSecret, now());
    // The lookup takes time only for a token that we signed for this account, so the time shows others nothing.
    if (payload?.sub !== name || (await store.get(KNOWN_DEVICES, payload.jti)) === undefined) continue;
    return { isFresh: seconds(now()) - payload.iat < SERVES_DAYS * DAY };
  }
  return undefined;
}

function payloadOf(token: string, secret: string, now: Date): z.infer<typeof payloadSchema> | undefined {
  try {
    const payload = jwt.verify(token, secret, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: AUDIENCE,
      clockTimestamp: seconds(now),
    });
    const parsed = payloadSchema.safeParse(payload);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** A hash: the token does not reveal the email address. */
const nameOf = (email: string, secret: string): string =>
  createHmac("sha256", secret).update(`device of ${email}`).digest("base64url");

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
