/**
 * Characters that JSON allows and that are unsafe on a terminal: one-byte control characters, and characters that
 * reorder or break lines.
 */
const UNSEEN = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** JSON that is safe on a terminal; a parser gets the same data. */
export function jsonText(data: unknown, indentation?: number): string {
  return JSON.stringify(data, undefined, indentation).replace(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
