import { readUint16, readUint32, readUint64 } from "./little-endian.js";

const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const RECORD_SIGNATURE = 0x06064b50;
const RECORD_BYTES = 56;
/** The record's size as the record declares it: without its signature and the size field. */
const TOLD_RECORD_BYTES = 44;

/** Data of the end of a zip about its directory. */
export interface DirectoryPlace {
  readonly entryCount: number;
  readonly directoryBytes: number;
  readonly directoryOffset: number;
  /** Required end of the directory: it must touch the end record. */
  readonly directoryEnd: number;
}

/** Data of the plain end record: a number too large for it has all bits set, and its value is in the 64-bit record. */
export type PlainEnd = Omit<DirectoryPlace, "directoryEnd">;

/** True if a zip's end record, at the offset, has a 64-bit record before it. */
export function isZip64End(bytes: Uint8Array, endRecord: number): boolean {
  return endRecord >= LOCATOR_BYTES && readUint32(bytes, endRecord - LOCATOR_BYTES) === LOCATOR_SIGNATURE;
}

/**
 * Reads the 64-bit end record. It must be directly before its locator, and the locator directly before the plain end
 * record. Programs with and without support for it must read the same directory.
 *
 * @returns Data of the zip, or the fault. @see APPNOTE.TXT 4.3.14 to 4.3.16
 */
export function readZip64End(bytes: Uint8Array, endRecord: number, plain: PlainEnd): DirectoryPlace | string {
  const locator = endRecord - LOCATOR_BYTES;
  const record = locator - RECORD_BYTES;
  if (record < 0 || readUint64(bytes, locator + 8) !== record || readUint32(bytes, record) !== RECORD_SIGNATURE) {
    return "a zip whose 64-bit end record is not where the zip says";
  }
  if (readUint64(bytes, record + 4) !== TOLD_RECORD_BYTES) return "a 64-bit end record of another size than it has";
  const entryCount = readUint64(bytes, record + 32);
  if (
    readUint32(bytes, locator + 4) !== 0 ||
    readUint32(bytes, locator + 16) > 1 ||
    readUint32(bytes, record + 16) !== 0 ||
    readUint32(bytes, record + 20) !== 0 ||
    readUint64(bytes, record + 24) !== entryCount
  ) {
    return "a zip in several pieces";
  }
  const directoryBytes = readUint64(bytes, record + 40);
  const directoryOffset = readUint64(bytes, record + 48);
  if (![entryCount, directoryBytes, directoryOffset].every(Number.isFinite)) return "a number that no file reaches";
  const isTwice =
    repeats(plain.entryCount, entryCount, 0xffff) &&
    repeats(plain.directoryBytes, directoryBytes, 0xffffffff) &&
    repeats(plain.directoryOffset, directoryOffset, 0xffffffff);
  if (!isTwice) return "a zip with two ends that contradict each other";
  return { entryCount, directoryBytes, directoryOffset, directoryEnd: record };
}

/** True if a number of the plain record refers to the 64-bit record, or equals its number. */
const repeats = (plain: number, value: number, allOnes: number): boolean => plain === allOnes || plain === value;

/** True if a disk number of the plain end record is that of a zip in one piece. */
export function isOnlyPiece(bytes: Uint8Array, offset: number, isZip64: boolean): boolean {
  const piece = readUint16(bytes, offset);
  return piece === 0 || (isZip64 && piece === 0xffff);
}
