import { type Outcome, refuse } from "../outcome.js";
import { readUint16, readUint32 } from "./little-endian.js";
import { type DirectoryPlace, isOnlyPiece, isZip64End, readZip64End } from "./zip64-end-record.js";

const END_SIGNATURE = 0x06054b50;
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/** Finds the record that ends a zip, and reads what it says about the directory. A file cut short has none. */
export function findEndRecord(bytes: Uint8Array): Outcome<DirectoryPlace> {
  const last = bytes.length - END_RECORD_BYTES;
  const first = Math.max(0, last - MAX_COMMENT_BYTES);
  let at = last;
  while (at >= first && readUint32(bytes, at) !== END_SIGNATURE) at--;
  if (at < first) return refuse("file/truncated", { found: `${bytes.length} bytes without the end of a zip` });

  const entryCount = readUint16(bytes, at + 10);
  const isZip64 = isZip64End(bytes, at);
  if (
    !isOnlyPiece(bytes, at + 4, isZip64) ||
    !isOnlyPiece(bytes, at + 6, isZip64) ||
    readUint16(bytes, at + 8) !== entryCount
  ) {
    return refuse("file/damaged", { found: "a zip in several pieces" });
  }
  const plain = {
    entryCount,
    directoryBytes: readUint32(bytes, at + 12),
    directoryOffset: readUint32(bytes, at + 16),
  };
  const place = isZip64 ? readZip64End(bytes, at, plain) : { ...plain, directoryEnd: at };
  if (typeof place === "string") return refuse("file/damaged", { found: place });
  const commentEnd = at + END_RECORD_BYTES + readUint16(bytes, at + 20);
  // Bytes before the directory's declared place or behind the comment are read differently by different programs.
  if (place.directoryOffset + place.directoryBytes !== place.directoryEnd || commentEnd !== bytes.length) {
    return refuse("file/damaged", { found: "a zip with bytes before its start, behind its end or missing between" });
  }
  return { ok: true, value: place };
}
