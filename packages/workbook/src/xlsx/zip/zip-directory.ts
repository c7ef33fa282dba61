import { type Outcome, refuse } from "../outcome.js";
import { RATIO_EXEMPT_BYTES, type ReadLimits } from "../read-limits.js";
import { decodeEntryName, isSafeEntryName } from "./entry-name.js";
import { readUint16, readUint32 } from "./little-endian.js";
import { type DirectoryPlace, isOnlyPiece, isZip64End, readZip64End } from "./zip64-end-record.js";
import { resolveZip64 } from "./zip64-field.js";

const END_SIGNATURE = 0x06054b50;
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/** Finds the end record of a zip and reads its data about the directory. A truncated file has no end record. */
function findEndRecord(bytes: Uint8Array): Outcome<DirectoryPlace> {
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
  // Programs disagree about bytes before the directory's declared offset and after the comment.
  if (place.directoryOffset + place.directoryBytes !== place.directoryEnd || commentEnd !== bytes.length) {
    return refuse("file/damaged", { found: "a zip with bytes before its start, behind its end or missing between" });
  }
  return { ok: true, value: place };
}

const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_HEADER_BYTES = 46;
const ENCRYPTED_FLAG = 1;
/** The local header of such a file leaves its checksum and sizes to a record after its contents. */
const DESCRIPTOR_FLAG = 8;

export const STORED = 0;
const DEFLATED = 8;

/** One file inside the zip, as the directory declares it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly inflatedBytes: number;
  readonly headerOffset: number;
  /** True if the local header repeats the checksum and the sizes. */
  readonly isRepeated: boolean;
}

/** Files of a zip by their keys, and the start of its directory. */
export interface ZipDirectory {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly offset: number;
}

/** Part names are case-insensitive (ECMA-376 part 2). */
export function entryKey(name: string): string {
  return name.toLowerCase();
}

/** Reads the directory at the end of a zip and checks what it declares, before anything is inflated. */
export function readZipDirectory(bytes: Uint8Array, limits: ReadLimits): Outcome<ZipDirectory> {
  const end = findEndRecord(bytes);
  if (!end.ok) return end;
  const { entryCount, directoryOffset, directoryEnd } = end.value;
  if (entryCount > limits.maxEntries) {
    return refuse("file/too-many-entries", {
      found: `${entryCount} files inside the zip`,
      expected: `at most ${limits.maxEntries}`,
    });
  }

  const decoder = new TextDecoder();
  const entries = new Map<string, ZipEntry>();
  let totalInflatedBytes = 0;
  let at = directoryOffset;
  for (let index = 0; index < entryCount; index++) {
    if (at + DIRECTORY_HEADER_BYTES > directoryEnd || readUint32(bytes, at) !== DIRECTORY_SIGNATURE) {
      return refuse("file/damaged", { found: `no directory record for file ${index + 1} of ${entryCount}` });
    }
    const nameEnd = at + DIRECTORY_HEADER_BYTES + readUint16(bytes, at + 28);
    const next = nameEnd + readUint16(bytes, at + 30) + readUint16(bytes, at + 32);
    if (next > directoryEnd) return refuse("file/damaged", { found: "a directory record that runs past its end" });

    const record = readRecord(bytes, at, nameEnd, decoder);
    if (!record.ok) return record;
    const entry = record.value;
    const problem = checkEntry(entry, readUint16(bytes, at + 8), limits);
    if (problem !== undefined) return problem;
    totalInflatedBytes += entry.inflatedBytes;
    if (totalInflatedBytes > limits.maxInflatedBytes) {
      return refuse("file/inflates-too-large", { expected: `at most ${limits.maxInflatedBytes} bytes inflated` });
    }
    const key = entryKey(entry.name);
    if (entries.has(key)) return refuse("file/duplicate-entry", { found: entry.name });
    entries.set(key, entry);
    at = next;
  }
  if (at !== directoryEnd) return refuse("file/damaged", { found: "a directory with more records than it declares" });
  return { ok: true, value: { entries, offset: directoryOffset } };
}

function readRecord(bytes: Uint8Array, at: number, nameEnd: number, decoder: TextDecoder): Outcome<ZipEntry> {
  const name = decodeEntryName(decoder, bytes.subarray(at + DIRECTORY_HEADER_BYTES, nameEnd));
  const numbers = resolveZip64(bytes, nameEnd, nameEnd + readUint16(bytes, at + 30), [
    { value: readUint32(bytes, at + 24), allOnes: 0xffffffff, fieldBytes: 8 },
    { value: readUint32(bytes, at + 20), allOnes: 0xffffffff, fieldBytes: 8 },
    { value: readUint32(bytes, at + 42), allOnes: 0xffffffff, fieldBytes: 8 },
    { value: readUint16(bytes, at + 34), allOnes: 0xffff, fieldBytes: 4 },
  ]);
  if (typeof numbers === "string") return refuse("file/damaged", { found: `${quoted(name)}: ${numbers}` });
  const [inflatedBytes = 0, compressedBytes = 0, headerOffset = 0, piece = 0] = numbers;
  if (piece !== 0) return refuse("file/damaged", { found: "a zip in several pieces" });
  return {
    ok: true,
    value: {
      name,
      method: readUint16(bytes, at + 10),
      crc32: readUint32(bytes, at + 16),
      compressedBytes,
      inflatedBytes,
      headerOffset,
      isRepeated: (readUint16(bytes, at + 8) & DESCRIPTOR_FLAG) === 0,
    },
  };
}

/** A name that is not checked yet. */
const quoted = (name: string): string => JSON.stringify(name.slice(0, 200));

function checkEntry(entry: ZipEntry, flags: number, limits: ReadLimits): ReturnType<typeof refuse> | undefined {
  const { name, method, compressedBytes, inflatedBytes } = entry;
  if (!isSafeEntryName(name)) return refuse("file/unsafe-entry-name", { found: quoted(name) });
  if (flags & ENCRYPTED_FLAG) return refuse("file/password-protected", { found: "a zip whose files are encrypted" });
  if (method !== STORED && method !== DEFLATED) {
    return refuse("file/damaged", { found: `compression method ${method} in ${name}`, expected: "stored or deflated" });
  }
  if (method === STORED && compressedBytes !== inflatedBytes) {
    return refuse("file/size-mismatch", {
      found: `${name} is stored in ${compressedBytes} bytes`,
      expected: `${inflatedBytes} bytes, as the zip declares`,
    });
  }
  if (inflatedBytes > RATIO_EXEMPT_BYTES && inflatedBytes > compressedBytes * limits.maxCompressionRatio) {
    return refuse("file/compression-ratio", {
      found: `${name}: ${compressedBytes} bytes that inflate to ${inflatedBytes}`,
      expected: `at most ${limits.maxCompressionRatio} times as many`,
    });
  }
  return undefined;
}
