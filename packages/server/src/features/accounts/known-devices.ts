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
/** An older one is replaced at the next login. */
const SERVES_DAYS = 90;

/** A device from which somebody has logged in to an account. */
interface KnownDevice {
  /** Whether the token of the device still serves. */
  readonly isFresh: boolean;
}

/** A token of a device that still holds; its id is that of the token. */
interface DeviceEntry extends Identified {
  readonly userId: string;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
}

export const KNOWN_DEVICES: Collection<DeviceEntry> = {
  name: "known_devices",
  columns: { userId: { type: "text", of: ({ userId }) => userId } },
};

/** Of one account. A new one takes the place of the oldest. */
const MOST_OF_ACCOUNT = 10;

const payloadSchema = z.object({ sub: z.string(), jti: z.uuid(), iat: z.number() });

/** The token that shows that somebody has logged in to the account from the device. It opens nothing. */
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

/** Forgets the devices of an account: whoever knew the password before is a stranger from now on. */
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

/** The device that one of the tokens shows, for this account; undefined where none does. */
export async function findDevice(
  email: string,
  tokens: readonly string[],
  { config, now, store }: Pick<AccountServices, "config" | "now" | "store">,
): Promise<KnownDevice | undefined> {
  const name = nameOf(email, config.tokenSecret);
  for (const token of tokens) {
    const payload = payloadOf(token, config.tokenSecret, now());
    // Only who has a token that we signed for the account learns from the time that we look for it.
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

/** Whoever finds the token on a device learns no address from it. */
const nameOf = (email: string, secret: string): string =>
  createHmac("sha256", secret).update(`device of ${email}`).digest("base64url");

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
