/**
 * Text of a key in a path. A bracket would end the key, so brackets and the escape character are escaped.
 *
 * @example
 * import { keyText } from "@epb/engine";
 *
 * keyText(3); // "3"
 * keyText("a,b"); // "a,b"
 */
export const keyText = (key: string | number): string =>
  typeof key === "number" ? String(key) : key.replaceAll("%", "%25").replaceAll("]", "%5D");

/** Key for a text in a path. */
export const keyFromText = (text: string): string =>
  text.includes("%") ? text.replaceAll("%5D", "]").replaceAll("%25", "%") : text;
