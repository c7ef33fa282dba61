import type { ReaderFindingName } from "../../findings/catalogue.js";
import { type Refusal, refuse } from "../outcome.js";

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const FIRST_SECTOR = 512;
const DIRECTORY_RECORD_BYTES = 128;

/** Streams that only rights management writes, in new and old workbooks. @see MS-OFFCRYPTO 2.2 */
const RIGHTS_MANAGEMENT = ["DRMEncryptedDataSpace", "DRMEncryptedTransform", "\tDRMContent"];

/** True if the bytes are an OLE compound file: an old Office file, or a new one that is encrypted. */
function isCompoundFile(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/**
 * Finding for the kind of compound file. Directory records are 128 bytes long, begin at multiples of 128, and start
 * with their name in UTF-16, so one pass through the file finds the names without its sector chains.
 */
function compoundFileFinding(bytes: Uint8Array): ReaderFindingName {
  let finding: ReaderFindingName = "file/not-a-spreadsheet";
  for (let at = FIRST_SECTOR; at + DIRECTORY_RECORD_BYTES <= bytes.length; at += DIRECTORY_RECORD_BYTES) {
    if (RIGHTS_MANAGEMENT.some((name) => hasUtf16Name(bytes, at, name))) return "file/rights-restricted";
    if (hasUtf16Name(bytes, at, "EncryptedPackage") || hasUtf16Name(bytes, at, "EncryptionInfo")) {
      finding = "file/password-protected";
    } else if (finding !== "file/not-a-spreadsheet") continue;
    else if (hasUtf16Name(bytes, at, "Workbook") || hasUtf16Name(bytes, at, "Book")) finding = "file/old-excel";
  }
  return finding;
}

function hasUtf16Name(bytes: Uint8Array, at: number, name: string): boolean {
  for (let index = 0; index <= name.length; index++) {
    const expected = index < name.length ? name.charCodeAt(index) : 0;
    if (bytes[at + 2 * index] !== expected || bytes[at + 2 * index + 1] !== 0) return false;
  }
  return true;
}

const SAMPLE_BYTES = 4_096;
const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
const ESCAPE = 0x1b;
const FIRST_PRINTABLE = 0x20;

/** First bytes of other kinds of files that are often named .xlsx. */
const KNOWN_BEGINNINGS: readonly (readonly [beginning: string, kind: string])[] = [
  ["%PDF", "a PDF document"],
  ["\x89PNG", "a PNG picture"],
  ["\xff\xd8\xff", "a JPEG picture"],
  ["GIF8", "a GIF picture"],
  ["Rar!", "a RAR archive"],
  ["7z\xbc\xaf", "a 7z archive"],
  ["\x1f\x8b", "a gzip file"],
  ["{\\rtf", "a rich text document"],
];

/** Reports why bytes cannot be a workbook, from their beginning; undefined if they begin like a zip. */
export function refuseUnlessZip(bytes: Uint8Array): Refusal | undefined {
  if (bytes.length === 0) return refuse("file/empty");
  const beginning = String.fromCharCode(...bytes.subarray(0, 8));
  if (beginning.startsWith("PK\x03\x04")) return undefined;
  if (beginning.startsWith("PK\x05\x06")) return refuse("file/not-a-spreadsheet", { found: "an empty zip" });
  if (isCompoundFile(bytes)) return refuse(compoundFileFinding(bytes));
  if (isBareBiff(bytes)) return refuse("file/old-excel", { found: "an Excel 2.0–5.0 file" });
  const known = KNOWN_BEGINNINGS.find(([start]) => beginning.startsWith(start));
  if (known !== undefined) return refuse("file/unknown-format", { found: known[1] });
  const text = sampleText(bytes);
  if (text === undefined) return refuse("file/unknown-format", { found: `${bytes.length} bytes of another kind` });
  return refuse("file/plain-text", { found: textKind(text) });
}

/** Excel 2 to 4 wrote records without a container: 09, the version, a length of 4 to 8. */
function isBareBiff(bytes: Uint8Array): boolean {
  const [record, version = -1, length = 0, high] = bytes;
  return record === 0x09 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && high === 0;
}

/** The beginning of the bytes as text; undefined if they contain bytes that no text file has. */
function sampleText(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const isUtf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  if (isUtf16) return new TextDecoder(sample[0] === 0xff ? "utf-16le" : "utf-16be").decode(sample);
  const isText = sample.every(
    (byte) => byte >= FIRST_PRINTABLE || (byte >= TAB && byte <= CARRIAGE_RETURN) || byte === ESCAPE,
  );
  return isText ? new TextDecoder().decode(sample) : undefined;
}

function textKind(text: string): string {
  const start = text.trimStart().slice(0, 1_000).toLowerCase();
  if (start.startsWith("<!doctype html") || start.startsWith("<html") || start.startsWith("<table")) {
    return "a web page";
  }
  if (start.includes("urn:schemas-microsoft-com:office:spreadsheet")) return "an XML spreadsheet of Excel 2003";
  if (start.startsWith("<?xml")) return "an XML document";
  if (start.startsWith("{") || start.startsWith("[")) return "a JSON document";
  const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  if (firstLine.includes(",") || firstLine.includes(";") || firstLine.includes("\t"))
    return "lines of text, as in a CSV";
  return "text";
}
