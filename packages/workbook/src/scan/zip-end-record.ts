import { readUint16, readUint32 } from "./little-endian.js";
import { type Outcome, refuse } from "./outcome.js";

const END_SIGNATURE = 0x06054b50;
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;

export interface ZipEndRecord {
  readonly entryCount: number;
  readonly directoryOffset: number;
  readonly directoryEnd: number;
}

/** Finds the record that ends a zip. A file cut short has none. */
export function findEndRecord(bytes: Uint8Array): Outcome<ZipEndRecord> {
  const last = bytes.length - END_RECORD_BYTES;
  const first = Math.max(0, last - MAX_COMMENT_BYTES);
  let at = last;
  while (at >= first && readUint32(bytes, at) !== END_SIGNATURE) at--;
  if (at < first) return refuse("file/truncated", { found: `${bytes.length} bytes without the end of a zip` });

  if (at >= ZIP64_LOCATOR_BYTES && readUint32(bytes, at - ZIP64_LOCATOR_BYTES) === ZIP64_LOCATOR_SIGNATURE) {
    return { ...refuse("file/unsupported-zip", { found: "zip64" }), unsupported: true };
  }
  const entryCount = readUint16(bytes, at + 10);
  const directoryOffset = readUint32(bytes, at + 16);
  const directoryEnd = directoryOffset + readUint32(bytes, at + 12);
  const commentEnd = at + END_RECORD_BYTES + readUint16(bytes, at + 20);
  if (readUint16(bytes, at + 4) !== 0 || readUint16(bytes, at + 8) !== entryCount) {
    return refuse("file/damaged", { found: "a zip in several pieces" });
  }
  // Bytes before the directory's declared place or behind the comment are read differently by different programs.
  if (directoryEnd !== at || commentEnd !== bytes.length) {
    return refuse("file/damaged", { found: "a zip with bytes before its start, behind its end or missing between" });
  }
  return { ok: true, value: { entryCount, directoryOffset, directoryEnd } };
}
