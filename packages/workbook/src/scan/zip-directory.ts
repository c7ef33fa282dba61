import { isSafeEntryName } from "./entry-name.js";
import { readUint16, readUint32 } from "./little-endian.js";
import { type Outcome, refuse } from "./outcome.js";
import { RATIO_EXEMPT_BYTES, type ReadLimits } from "./read-limits.js";
import { findEndRecord } from "./zip-end-record.js";

const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_HEADER_BYTES = 46;
const ENCRYPTED_FLAG = 1;
/** The local header of such a file leaves its checksum and sizes to a record behind it. */
const DESCRIPTOR_FLAG = 8;
const ZIP64_MARK = 0xffffffff;

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
  /** Whether the local header repeats the checksum and the sizes. */
  readonly isRepeated: boolean;
}

/** Part names are compared without regard to case (ECMA-376 part 2). */
export function entryKey(name: string): string {
  return name.toLowerCase();
}

/** Reads the directory at the end of a zip and checks what it declares, before anything is inflated. */
export function readZipDirectory(bytes: Uint8Array, limits: ReadLimits): Outcome<ReadonlyMap<string, ZipEntry>> {
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

    const flags = readUint16(bytes, at + 8);
    const entry: ZipEntry = {
      name: decoder.decode(bytes.subarray(at + DIRECTORY_HEADER_BYTES, nameEnd)),
      method: readUint16(bytes, at + 10),
      crc32: readUint32(bytes, at + 16),
      compressedBytes: readUint32(bytes, at + 20),
      inflatedBytes: readUint32(bytes, at + 24),
      headerOffset: readUint32(bytes, at + 42),
      isRepeated: (flags & DESCRIPTOR_FLAG) === 0,
    };
    const problem = checkEntry(entry, flags, limits);
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
  return { ok: true, value: entries };
}

function checkEntry(entry: ZipEntry, flags: number, limits: ReadLimits): ReturnType<typeof refuse> | undefined {
  const { name, method, compressedBytes, inflatedBytes } = entry;
  if (!isSafeEntryName(name)) return refuse("file/unsafe-entry-name", { found: JSON.stringify(name.slice(0, 200)) });
  if (flags & ENCRYPTED_FLAG) return refuse("file/password-protected", { found: "a zip whose files are encrypted" });
  if (compressedBytes === ZIP64_MARK || inflatedBytes === ZIP64_MARK || entry.headerOffset === ZIP64_MARK) {
    return { ...refuse("file/unsupported-zip", { found: `zip64 record for ${name}` }), unsupported: true };
  }
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
