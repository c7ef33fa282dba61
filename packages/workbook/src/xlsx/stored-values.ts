import { readCellReference, readInteger } from "./cell-bytes.js";
import type { CellContentReader } from "./cell-content.js";
import { StoredType } from "./cell-table.js";
import { plainNumberText } from "./number-text.js";
import type { ByteText } from "./xml/byte-text.js";
import type { XmlScanner } from "./xml/xml-scanner.js";
import { decodeXmlAttribute, decodeXmlText } from "./xml/xml-text.js";

/** The types of cells as a file names them. */
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
/** Of a reference or a type; one that is longer is quoted in part. */
const MAX_ATTRIBUTE_BYTES = 32;

/** Values of these types may be any characters; those of others are checked for what they have to be. */
export const CHARACTERS: ReadonlySet<StoredType> = new Set([
  StoredType.Text,
  StoredType.InlineText,
  StoredType.Error,
  StoredType.Date,
]);

/** What a truth value may be. */
export const BOOLEAN: RegExp = /^\s*(?:0|1|true|false)\s*$/;

/** Characters of a value, as far as a number may be long. */
export function shortValue(text: ByteText, start: number, end: number): string {
  return decodeXmlText(text.characters(start, Math.min(end, start + MAX_NUMBER_BYTES + 1)));
}

/** Decimal digits as a number, however they are written; -1 where there is anything else. */
export function integerAt(text: ByteText, start: number, end: number): number {
  const plain = readInteger(text.bytes, start, end);
  if (plain >= 0) return plain;
  const digits = shortValue(text, start, end).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : -1;
}

/** The value of an attribute, cut where no sensible one goes on. */
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

/** A declared type with nothing to go with it is none, and a number that is no number is a text. */
export function actualType(
  declared: StoredType,
  { value, inline }: Pick<CellContentReader, "value" | "inline">,
  text: ByteText,
): StoredType {
  // Some programs declare another type than that of the value they write.
  if (inline.start >= 0 && (declared === StoredType.InlineText || value.start < 0)) return StoredType.InlineText;
  if (value.start < 0) return StoredType.None;
  if (declared === StoredType.InlineText) return StoredType.Text;
  // Only a text can be there and have no characters.
  if (value.start === value.end && declared !== StoredType.Text) return StoredType.None;
  if (declared !== StoredType.Number) return declared;
  return plainNumberText(shortValue(text, value.start, value.end)) === undefined ? StoredType.Text : declared;
}
