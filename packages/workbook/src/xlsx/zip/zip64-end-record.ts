import { readUint16, readUint32, readUint64 } from "./little-endian.js";

const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const RECORD_SIGNATURE = 0x06064b50;
const RECORD_BYTES = 56;
/** The record's size as it tells it: without its signature and the size itself. */
const TOLD_RECORD_BYTES = 44;

/** What the end of a zip says about its directory. */
export interface DirectoryPlace {
  readonly entryCount: number;
  readonly directoryBytes: number;
  readonly directoryOffset: number;
  /** Where the directory has to end: nothing stands between it and the end record. */
  readonly directoryEnd: number;
}

/** What the plain end record says: a number too large for it is all ones there, and stands in the 64-bit record. */
export type PlainEnd = Omit<DirectoryPlace, "directoryEnd">;

/** Whether a zip's end record, at the offset, has a 64-bit one before it. */
export function isZip64End(bytes: Uint8Array, endRecord: number): boolean {
  return endRecord >= LOCATOR_BYTES && readUint32(bytes, endRecord - LOCATOR_BYTES) === LOCATOR_SIGNATURE;
}

/**
 * Reads the 64-bit end record, which stands right before its locator, which stands right before the plain end record.
 * Programs that know it and programs that do not must see the same directory.
 *
 * @returns What the zip says, or what is wrong with it. @see APPNOTE.TXT 4.3.14 to 4.3.16
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

/** Whether a number of the plain record leaves the word to the 64-bit one, or says the same. */
const repeats = (plain: number, value: number, allOnes: number): boolean => plain === allOnes || plain === value;

/** Whether a piece number of the plain end record is that of a zip in one piece. */
export function isOnlyPiece(bytes: Uint8Array, offset: number, isZip64: boolean): boolean {
  const piece = readUint16(bytes, offset);
  return piece === 0 || (isZip64 && piece === 0xffff);
}
