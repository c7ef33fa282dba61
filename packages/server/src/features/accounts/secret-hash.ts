import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Hash of a secret that cannot be guessed: a link or a recovery code. Hexadecimal. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * Hash of a secret with so few possible values that an attacker could try all of them: codes of six digits.
 * Hexadecimal.
 *
 * @param purpose - Use and owner of the secret, so that the hash matches nothing else.
 * @param key - Secret of the server, stored outside the database.
 */
export function hashShortSecret(secret: string, purpose: string, key: string): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([purpose, secret]))
    .digest("hex");
}

/** Compares two hashes of the same length in constant time. */
export function isSameHash(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left, "hex"), Buffer.from(right, "hex")];
  return one.length === other.length && timingSafeEqual(one, other);
}
