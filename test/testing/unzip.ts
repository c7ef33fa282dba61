import { inflateRawSync } from "node:zlib";

const END_RECORD_BYTES = 22;
const DIRECTORY_RECORD_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;

/** A file of a zip, unpacked. */
export interface ZippedFile {
  readonly name: string;
  readonly data: Buffer;
  /** Method, and date and time as the zip notes them. */
  readonly header: string;
}

/**
 * The files of a zip in the order of its directory. This function trusts the zip, and is not part of the reader or the
 * writer, so that neither is tested with its own mistake.
 */
export function unzip(bytes: Uint8Array): readonly ZippedFile[] {
  const zip = Buffer.from(bytes);
  const end = zip.subarray(zip.length - END_RECORD_BYTES);
  let at = end.readUInt32LE(16);
  return Array.from({ length: end.readUInt16LE(10) }, () => {
    const method = zip.readUInt16LE(at + 10);
    const packedBytes = zip.readUInt32LE(at + 20);
    const nameBytes = zip.readUInt16LE(at + 28);
    const offset = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + DIRECTORY_RECORD_BYTES, at + DIRECTORY_RECORD_BYTES + nameBytes);
    const header = `method ${method}, modified ${zip.readUInt32LE(at + 12)}`;
    at += DIRECTORY_RECORD_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const start = offset + LOCAL_HEADER_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const packed = zip.subarray(start, start + packedBytes);
    return { name, header, data: method === STORED ? packed : inflateRawSync(packed) };
  });
}
