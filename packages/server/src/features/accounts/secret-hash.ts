import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Of secrets that nobody can guess: links, recovery codes. Hexadecimal. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * Of secrets that somebody with the hash could guess by trying all: codes of six digits. Hexadecimal.
 *
 * @param purpose - What the hash is for and whose it is, so that it holds for nothing else.
 * @param key - A secret of the server, which lies apart from the store.
 */
export function hashShortSecret(secret: string, purpose: string, key: string): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([purpose, secret]))
    .digest("hex");
}

/** Compares two hashes of the same length; how long it takes tells nothing of them. */
export function isSameHash(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left, "hex"), Buffer.from(right, "hex")];
  return one.length === other.length && timingSafeEqual(one, other);
}
