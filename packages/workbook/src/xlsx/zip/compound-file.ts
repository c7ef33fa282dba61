import type { FindingName } from "../../findings/catalogue.js";

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const FIRST_SECTOR = 512;
const DIRECTORY_RECORD_BYTES = 128;

/** Streams that only rights management writes, into new and old workbooks. @see MS-OFFCRYPTO 2.2 */
const RIGHTS_MANAGEMENT = ["DRMEncryptedDataSpace", "DRMEncryptedTransform", "\tDRMContent"];

/** Whether the bytes are an OLE compound file: an old Office file, or a new one that is encrypted. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/**
 * What kind of compound file it is. Directory records are 128 bytes long, begin at multiples of 128 and start with their
 * name in UTF-16, so the names can be met by stepping through the file once, without following its sector chains.
 */
export function compoundFileFinding(bytes: Uint8Array): FindingName {
  let finding: FindingName = "file/not-a-spreadsheet";
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
