import { joinBytes } from "./join-bytes.js";

export interface ZipPart {
  readonly name: string;
  readonly data: Uint8Array;
}

/** Functions of the platform that the writer needs. */
export interface ZipPacker {
  readonly deflateRaw: (data: Uint8Array) => Uint8Array;
  readonly crc32: (data: Uint8Array) => number;
}

const LOCAL_SIGNATURE = 0x04034b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_ENTRY_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** 1980-01-01, the first date of the zip format; the same for every file, so that equal contents give equal bytes. */
const DOS_DATE = 0x0021;

interface PackedPart {
  readonly nameBytes: Uint8Array;
  readonly packed: Uint8Array;
  readonly length: number;
  readonly checksum: number;
}

/** Packs files into a zip without timestamps. */
export function writeZip(parts: readonly ZipPart[], { deflateRaw, crc32 }: ZipPacker): Uint8Array {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const encoder = new TextEncoder();
  let offset = 0;
  for (const { name, data } of parts) {
    const part: PackedPart = {
      nameBytes: encoder.encode(name),
      packed: deflateRaw(data),
      length: data.length,
      checksum: crc32(data),
    };
    const { nameBytes, packed } = part;
    const local = header(LOCAL_HEADER_BYTES, LOCAL_SIGNATURE);
    local.setUint16(4, VERSION, true);
    writeEntry(local, 6, part);
    const entry = header(DIRECTORY_ENTRY_BYTES, DIRECTORY_SIGNATURE);
    entry.setUint16(4, VERSION, true);
    entry.setUint16(6, VERSION, true);
    writeEntry(entry, 8, part);
    entry.setUint32(42, offset, true);
    chunks.push(bytesOf(local), nameBytes, packed);
    directory.push(bytesOf(entry), nameBytes);
    offset += LOCAL_HEADER_BYTES + nameBytes.length + packed.length;
  }
  const directoryBytes = joinBytes(directory);
  const end = header(END_BYTES, END_SIGNATURE);
  end.setUint16(8, parts.length, true);
  end.setUint16(10, parts.length, true);
  end.setUint32(12, directoryBytes.length, true);
  end.setUint32(16, offset, true);
  return joinBytes([...chunks, directoryBytes, bytesOf(end)]);
}

function header(length: number, signature: number): DataView {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  return view;
}

const bytesOf = ({ buffer }: DataView): Uint8Array => new Uint8Array(buffer);

/** Writes the fields that a local header and a directory entry share, from the flags on. */
function writeEntry(view: DataView, at: number, { nameBytes, packed, length, checksum }: PackedPart): void {
  view.setUint16(at, FLAGS, true);
  view.setUint16(at + 2, DEFLATED, true);
  view.setUint16(at + 6, DOS_DATE, true);
  view.setUint32(at + 8, checksum, true);
  view.setUint32(at + 12, packed.length, true);
  view.setUint32(at + 16, length, true);
  view.setUint16(at + 20, nameBytes.length, true);
}
