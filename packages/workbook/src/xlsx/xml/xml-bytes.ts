// Bytes with a meaning in XML, and the class of each byte between tags and names.

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
export const EXCLAMATION = 0x21;
export const DOUBLE_QUOTE = 0x22;
export const AMPERSAND = 0x26;
export const SINGLE_QUOTE = 0x27;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const LESS_THAN = 0x3c;
export const EQUALS = 0x3d;
export const GREATER_THAN = 0x3e;
export const QUESTION = 0x3f;

/** Tables, since a call per byte is slow until it is compiled away. */
export const IS_SPACE: Uint8Array = markBytes([SPACE, LINE_FEED, CARRIAGE_RETURN, TAB]);
export const ENDS_NAME: Uint8Array = markBytes([SPACE, LINE_FEED, CARRIAGE_RETURN, TAB, SLASH, EQUALS, GREATER_THAN]);

function markBytes(codes: readonly number[]): Uint8Array {
  const marks = new Uint8Array(256);
  for (const code of codes) marks[code] = 1;
  return marks;
}
