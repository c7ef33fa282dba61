import { type Refusal, refuse } from "../outcome.js";
import { decodeEntryName } from "./entry-name.js";
import { readUint16, readUint32 } from "./little-endian.js";
import type { ZipDirectory, ZipEntry } from "./zip-directory.js";
import { resolveZip64 } from "./zip64-field.js";

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;

/** Start of the packed contents of a file, after its local header. */
export function dataOffset(bytes: Uint8Array, { headerOffset }: ZipEntry): number {
  return extraOffset(bytes, headerOffset) + readUint16(bytes, headerOffset + 28);
}

/** Start of the extra fields of a local header, after the name. */
function extraOffset(bytes: Uint8Array, headerOffset: number): number {
  return headerOffset + LOCAL_HEADER_BYTES + readUint16(bytes, headerOffset + 26);
}

/**
 * Checks that every local header agrees with the directory, and that no two entries share bytes (the trick of small
 * huge zips).
 */
export function checkLayout(bytes: Uint8Array, directory: ZipDirectory): Refusal | undefined {
  const decoder = new TextDecoder();
  let freeFrom = 0;
  for (const entry of [...directory.entries.values()].sort((a, b) => a.headerOffset - b.headerOffset)) {
    const { name, method, headerOffset, compressedBytes } = entry;
    const start = dataOffset(bytes, entry);
    const nameStart = headerOffset + LOCAL_HEADER_BYTES;
    const localName = decodeEntryName(decoder, bytes.subarray(nameStart, extraOffset(bytes, headerOffset)));
    if (
      readUint32(bytes, headerOffset) !== LOCAL_SIGNATURE ||
      start + compressedBytes > directory.offset ||
      localName !== name ||
      readUint16(bytes, headerOffset + 8) !== method ||
      (entry.isRepeated && !isRepeatedIn(bytes, entry))
    ) {
      return refuse("file/damaged", { found: `${name} is not where the zip's directory says` });
    }
    if (headerOffset < freeFrom) return refuse("file/damaged", { found: `${name} overlaps another file of the zip` });
    freeFrom = start + compressedBytes;
  }
  return undefined;
}

/** Programs that read a zip from its start use these numbers and would unpack other data. */
function isRepeatedIn(bytes: Uint8Array, entry: ZipEntry): boolean {
  const { crc32, compressedBytes, inflatedBytes, headerOffset } = entry;
  const numbers = resolveZip64(bytes, extraOffset(bytes, headerOffset), dataOffset(bytes, entry), [
    { value: readUint32(bytes, headerOffset + 22), allOnes: 0xffffffff, fieldBytes: 8 },
    { value: readUint32(bytes, headerOffset + 18), allOnes: 0xffffffff, fieldBytes: 8 },
  ]);
  if (typeof numbers === "string" || readUint32(bytes, headerOffset + 14) !== crc32) return false;
  return numbers[0] === inflatedBytes && numbers[1] === compressedBytes;
}
