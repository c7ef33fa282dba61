import { type Outcome, refuse } from "../outcome.js";
import { ByteText, type ToCharacters } from "./byte-text.js";
import type { IsUtf8 } from "./xml-characters.js";
import { toUtf8 } from "./xml-encoding.js";

/** Functions of the platform for reading XML. */
export interface XmlMeans {
  readonly toCharacters: ToCharacters;
  readonly isUtf8: IsUtf8;
}

/** Text of an XML part, after a check that every byte belongs to a character. */
export function readableXml(bytes: Uint8Array, part: string, { toCharacters, isUtf8 }: XmlMeans): Outcome<ByteText> {
  const utf8 = toUtf8(bytes, part, toCharacters);
  if (!utf8.ok) return utf8;
  return isUtf8(utf8.value)
    ? { ok: true, value: new ByteText(utf8.value, toCharacters) }
    : refuse("file/damaged", { found: `bytes that are no characters of UTF-8 in ${part}`, expected: "UTF-8" });
}
