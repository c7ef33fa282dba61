import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./canonical-json.js";

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits.
 *
 * @example
 * import { sha256Hex } from "@epb/engine/replay";
 *
 * sha256Hex("").slice(0, 8); // "e3b0c442"
 */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * SHA-256 of the standard text form of data (`canonicalJson`).
 *
 * @throws EngineError "data/not-plain" for what is no data.
 *
 * @example
 * import { contentHash } from "@epb/engine/replay";
 *
 * contentHash({ a: 1, b: 2 }) === contentHash({ b: 2, a: 1 }); // true
 */
export const contentHash = (value: unknown): string => sha256Hex(canonicalJson(value));
