import { EngineError } from "../errors/engine-error.js";

/**
 * Key of a keyed list: a positive whole number (an id, a year) or text that is not blank. A key of two parts (year and
 * month, field and year) is an array of such parts.
 */
export type ListKeyPart = number | string;
export type ListKey = ListKeyPart | readonly ListKeyPart[];

const isKeyPart = (part: unknown): part is ListKeyPart =>
  typeof part === "number" ? Number.isSafeInteger(part) && part > 0 : typeof part === "string" && part.trim() !== "";

/**
 * True if a value can be a key. Every list has at least one key, so an empty array is not a key.
 *
 * @example
 * import { isListKey } from "@epb/engine";
 *
 * isListKey(3); // true
 * isListKey(""); // false
 */
export function isListKey(key: unknown): key is ListKey {
  return Array.isArray(key) ? key.length > 0 && key.every(isKeyPart) : isKeyPart(key);
}

/**
 * Text of a list key: equal keys have equal texts, and different keys have different texts.
 *
 * @throws EngineError 'Unable to convert an invalid listKey to string'
 * @spec C §8 "Thrown errors"
 *
 * @example
 * import { listKeyToString } from "@epb/engine";
 *
 * listKeyToString([2, 7]); // "[2,7]"
 */
export function listKeyToString(key: ListKey): string {
  if (!isListKey(key)) throw new EngineError("list-key/not-convertible", { key });
  // The JSON text, which keeps 1 and "1" apart, and ["a,b"] from ["a","b"]; numbers, the most common keys, skip the JSON text.
  if (typeof key === "number") return String(key);
  return typeof key !== "string" && key.every((part) => typeof part === "number")
    ? `[${key.join(",")}]`
    : JSON.stringify(key);
}
