import { createHmac } from "node:crypto";
import jwt from "jsonwebtoken";
import * as z from "zod/mini";
import type { AccountServices } from "./account-services.js";
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from "./tokens.js";

/** Keeps a device token from being accepted as a session token. */
const AUDIENCE = "epb-device";
const DAY = 86_400;
const HOLDS_DAYS = 180;
/** An older one is replaced at the next login. */
const SERVES_DAYS = 90;

/** A device from which somebody has logged in to an account. */
export interface KnownDevice {
  readonly id: string;
  /** Whether the token of the device still serves. */
  readonly isFresh: boolean;
}

type Tools = Pick<AccountServices, "config" | "now" | "random">;

const payloadSchema = z.object({ sub: z.string(), jti: z.uuid(), iat: z.number() });

/** The token that shows that somebody has logged in to the account from the device. It opens nothing. */
export function makeDevice(email: string, { config, now, random }: Tools): string {
  const iat = seconds(now());
  const claims = { sub: nameOf(email, config.tokenSecret), iat, exp: iat + HOLDS_DAYS * DAY };
  const options = {
    algorithm: TOKEN_ALGORITHM,
    issuer: TOKEN_ISSUER,
    audience: AUDIENCE,
    jwtid: random.uuid(),
  } as const;
  return jwt.sign(claims, config.tokenSecret, options);
}

/** The device that one of the tokens shows, for this account; undefined where none does. */
export function findDevice(
  email: string,
  tokens: readonly string[],
  { config, now }: Pick<Tools, "config" | "now">,
): KnownDevice | undefined {
  const name = nameOf(email, config.tokenSecret);
  for (const token of tokens) {
    const payload = payloadOf(token, config.tokenSecret, now());
    if (payload?.sub !== name) continue;
    return { id: payload.jti, isFresh: seconds(now()) - payload.iat < SERVES_DAYS * DAY };
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
