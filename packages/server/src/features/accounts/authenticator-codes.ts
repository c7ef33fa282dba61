import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands. Seconds. @see RFC 6238 */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Codes before and after the present one: clocks of phones differ. */
const STEPS_EITHER_WAY = 1;

const SECRET_BYTES = 20;

/** A new secret, in base32. @param bytes - That nobody can guess. */
export function newAppSecret(bytes: (length: number) => Uint8Array): string {
  return base32(bytes(SECRET_BYTES));
}

/** The address that an app reads from a picture. */
export function appAddress(secret: string, email: string, site: string): string {
  return new TOTP({ ...SETTINGS, issuer: `epb ${site}`, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step of a code that is right; undefined for one that is not. */
export function stepOfAppCode(secret: string, code: string, at: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = at.getTime();
  const away = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: STEPS_EITHER_WAY,
  });
  return away === null ? undefined : TOTP.counter({ period: SETTINGS.period, timestamp }) + away;
}

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Codes for somebody who has lost the app: 80 bits each, `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(bytes: (length: number) => Uint8Array): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => base32(bytes(RECOVERY_BYTES)).replace(/.{4}(?=.)/g, "$&-"));
}

/** A recovery code as it is hashed, however it was typed. */
export function normalRecoveryCode(code: string): string {
  return code.replaceAll("-", "").toUpperCase();
}

function base32(bytes: Uint8Array): string {
  // A copy of its own: the buffer behind random bytes may hold others.
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}
