import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  readonly name: string;
  readonly data: Uint8Array;
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
/** 1980-01-01, the first day a zip can say; the same for every file, so that equal contents give equal bytes. */
const DOS_DATE = 0x0021;

/** Packs files into a zip without a clock. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of parts) {
    const nameBytes = Buffer.from(name);
    const packed = deflateRawSync(data, { level: 9 });
    const local = Buffer.alloc(LOCAL_HEADER_BYTES);
    local.writeUInt32LE(LOCAL_SIGNATURE, 0);
    local.writeUInt16LE(VERSION, 4);
    writeEntry(local, 6, data, packed, nameBytes);
    const entry = Buffer.alloc(DIRECTORY_ENTRY_BYTES);
    entry.writeUInt32LE(DIRECTORY_SIGNATURE, 0);
    entry.writeUInt16LE(VERSION, 4);
    entry.writeUInt16LE(VERSION, 6);
    writeEntry(entry, 8, data, packed, nameBytes);
    entry.writeUInt32LE(offset, 42);
    chunks.push(local, nameBytes, packed);
    directory.push(entry, nameBytes);
    offset += local.length + nameBytes.length + packed.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...chunks, directoryBytes, end]));
}

/** What a local header and a directory entry say alike, from the flags on. */
function writeEntry(header: Buffer, at: number, data: Uint8Array, packed: Uint8Array, name: Uint8Array): void {
  header.writeUInt16LE(FLAGS, at);
  header.writeUInt16LE(DEFLATED, at + 2);
  header.writeUInt16LE(DOS_DATE, at + 6);
  header.writeUInt32LE(crc32(data), at + 8);
  header.writeUInt32LE(packed.length, at + 12);
  header.writeUInt32LE(data.length, at + 16);
  header.writeUInt16LE(name.length, at + 20);
}
