import { readCellReference, readInteger } from "./cell-bytes.js";
import type { CellContentReader } from "./cell-content.js";
import { StoredType } from "./cell-table.js";
import { plainNumberText } from "./number-text.js";
import type { ByteText } from "./xml/byte-text.js";
import type { XmlScanner } from "./xml/xml-scanner.js";
import { decodeXmlAttribute, decodeXmlText } from "./xml/xml-text.js";

/** Cell types under the names that a file uses. */
export const STORED_TYPES: ReadonlyMap<string, StoredType> = new Map([
  ["n", StoredType.Number],
  ["s", StoredType.SharedText],
  ["str", StoredType.Text],
  ["inlineStr", StoredType.InlineText],
  ["b", StoredType.Boolean],
  ["e", StoredType.Error],
  ["d", StoredType.Date],
]);

const MAX_NUMBER_BYTES = 400;
/** Maximum length of a reference or a type in a message; longer ones are truncated. */
const MAX_ATTRIBUTE_BYTES = 32;

/** Values of these types may have any characters; the other types are checked. */
export const CHARACTERS: ReadonlySet<StoredType> = new Set([
  StoredType.Text,
  StoredType.InlineText,
  StoredType.Error,
  StoredType.Date,
]);

/** Accepted spellings of a boolean value. */
export const BOOLEAN: RegExp = /^\s*(?:0|1|true|false)\s*$/;

/** Characters of a value, up to the longest number. */
export function shortValue(text: ByteText, start: number, end: number): string {
  return decodeXmlText(text.characters(start, Math.min(end, start + MAX_NUMBER_BYTES + 1)));
}

/** Decimal digits as a number, with or without escapes; -1 for anything else. */
export function integerAt(text: ByteText, start: number, end: number): number {
  const plain = readInteger(text.bytes, start, end);
  if (plain >= 0) return plain;
  const digits = shortValue(text, start, end).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
}

/** The value of an attribute, truncated after its longest useful length. */
export function attributeAt(text: ByteText, start: number, end: number): string {
  return decodeXmlAttribute(text.characters(start, Math.min(end, start + MAX_ATTRIBUTE_BYTES)));
}

/** The reference of a cell, with or without escapes, as {@link readCellReference} gives it. */
export function cellReferenceAt({ attributes, source }: XmlScanner, offset: number): number {
  const start = attributes.valueStart(offset);
  const end = attributes.valueEnd(offset);
  const plain = readCellReference(source.bytes, start, end);
  if (plain !== 0) return plain;
  const bytes = new TextEncoder().encode(attributeAt(source, start, end));
  return readCellReference(bytes, 0, bytes.length);
}

/** A type without a value counts as no type, and a number that cannot be read is a text. */
export function actualType(
  declared: StoredType,
  { value, inline }: Pick<CellContentReader, "value" | "inline">,
  text: ByteText,
): StoredType {
  // Some programs declare a type that differs from the type of the value.
  if (inline.start >= 0 && (declared === StoredType.InlineText || value.start < 0)) return StoredType.InlineText;
  if (value.start < 0) return StoredType.None;
  if (declared === StoredType.InlineText) return StoredType.Text;
  // Only a text can exist without characters.
  if (value.start === value.end && declared !== StoredType.Text) return StoredType.None;
  if (declared !== StoredType.Number) return declared;
  return plainNumberText(shortValue(text, value.start, value.end)) === undefined ? StoredType.Text : declared;
}
