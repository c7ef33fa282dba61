import { Secret, TOTP } from "otpauth";

/** Settings that every authenticator app supports. The period is in seconds. @see RFC 6238 */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Accepted time steps before and after the current one: clocks of phones differ. */
const STEPS_EITHER_WAY = 1;

const SECRET_BYTES = 20;

/** A new secret, in base32. @param bytes - Source of randomness. */
export function newAppSecret(bytes: (length: number) => Uint8Array): string {
  return base32(bytes(SECRET_BYTES));
}

/** URI that an app reads from a QR code. */
export function appAddress(secret: string, email: string, site: string): string {
  return new TOTP({ ...SETTINGS, issuer: `epb ${site}`, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** Time step of a correct code; undefined for a wrong code. */
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

/** Codes for a user who has lost the app: 80 bits each, `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(bytes: (length: number) => Uint8Array): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => base32(bytes(RECOVERY_BYTES)).replace(/.{4}(?=.)/g, "$&-"));
}

/** A recovery code in the form that is hashed: without dashes, in upper case. */
export function normalRecoveryCode(code: string): string {
  return code.replaceAll("-", "").toUpperCase();
}

function base32(bytes: Uint8Array): string {
  // Copies the bytes: the buffer of random bytes may contain other data.
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}
