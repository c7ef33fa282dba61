/** What JSON need not escape and a terminal should not see: controls of one byte, and what reorders or breaks lines. */
const UNSEEN = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Data as JSON that may be shown on a terminal; whoever parses it gets the same data. */
export function jsonText(data: unknown, indentation?: number): string {
  return JSON.stringify(data, undefined, indentation).replace(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
