// The bytes that mean something in XML, and what each byte means between tags and names.

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
export const EXCLAMATION = 0x21;
export const DOUBLE_QUOTE = 0x22;
export const SINGLE_QUOTE = 0x27;
export const DASH = 0x2d;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const LESS_THAN = 0x3c;
export const EQUALS = 0x3d;
export const GREATER_THAN = 0x3e;
export const QUESTION = 0x3f;
export const CLOSING_BRACKET = 0x5d;

export const CDATA_START = "<![CDATA[";

/** Tables, since a call per byte is slow until it is compiled away. */
export const IS_SPACE: Uint8Array = markBytes([SPACE, LINE_FEED, CARRIAGE_RETURN, TAB]);
export const ENDS_NAME: Uint8Array = markBytes([SPACE, LINE_FEED, CARRIAGE_RETURN, TAB, SLASH, EQUALS, GREATER_THAN]);

function markBytes(codes: readonly number[]): Uint8Array {
  const marks = new Uint8Array(256);
  for (const code of codes) marks[code] = 1;
  return marks;
}

/** Whether a CDATA section begins here. */
export function beginsSection(bytes: Uint8Array, start: number): boolean {
  for (let index = 0; index < CDATA_START.length; index++) {
    if (bytes[start + index] !== CDATA_START.charCodeAt(index)) return false;
  }
  return true;
}

/** The place after `mark`, `count` times, and `>`; -1 where there is none. */
export function placePast(bytes: Uint8Array, from: number, mark: number, count: number): number {
  let marks = 0;
  for (let at = from; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === GREATER_THAN && marks >= count) return at + 1;
    marks = code === mark ? marks + 1 : 0;
  }
  return -1;
}
