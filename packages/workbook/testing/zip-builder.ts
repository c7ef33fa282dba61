import { crc32, deflateRawSync } from "node:zlib";

/** A file for a zip, and the false data to declare about it. */
export interface ZipFile {
  readonly name: string;
  readonly data: string | Uint8Array;
  readonly isStored?: boolean;
  /** Declared instead of the real size. */
  readonly declaredBytes?: number;
  /** Declared instead of the real checksum. */
  readonly declaredCrc32?: number;
  /** Declared instead of deflated or stored. */
  readonly declaredMethod?: number;
  /** Written in the local header instead of the name. */
  readonly localName?: string;
  /** Written in the local header instead of the checksum. */
  readonly localCrc32?: number;
  /** Written in the local header instead of the size. */
  readonly localBytes?: number;
  readonly flags?: number;
  /** Writes only a directory record, with a local header at this offset. */
  readonly headerOffset?: number;
}

/** Builds a zip byte by byte, with correct data by default. */
export function buildZip(files: readonly ZipFile[]): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const data = Buffer.from(file.data);
    const packed = file.isStored ? data : deflated(data);
    const method = file.declaredMethod ?? (file.isStored ? 0 : 8);
    const sizes = { packed: packed.length, declared: file.declaredBytes ?? data.length };
    const checksum = file.declaredCrc32 ?? crc32(data);
    const name = Buffer.from(file.name);
    const headerOffset = file.headerOffset ?? offset;

    if (file.headerOffset === undefined) {
      const localName = Buffer.from(file.localName ?? file.name);
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      local.writeUInt16LE(20, 4);
      local.writeUInt16LE(file.flags ?? 0, 6);
      local.writeUInt16LE(method, 8);
      local.writeUInt32LE(file.localCrc32 ?? checksum, 14);
      local.writeUInt32LE(sizes.packed, 18);
      local.writeUInt32LE(file.localBytes ?? sizes.declared, 22);
      local.writeUInt16LE(localName.length, 26);
      chunks.push(local, localName, packed);
      offset += local.length + localName.length + packed.length;
    }

    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(20, 4);
    record.writeUInt16LE(20, 6);
    record.writeUInt16LE(file.flags ?? 0, 8);
    record.writeUInt16LE(method, 10);
    record.writeUInt32LE(checksum, 16);
    record.writeUInt32LE(sizes.packed, 20);
    record.writeUInt32LE(sizes.declared, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(headerOffset, 42);
    directory.push(record, name);
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...chunks, directoryBytes, end]));
}

/** Ratio above which a file is a zip bomb. The smallest form of a bomb is the strongest test. */
const USUAL_RATIO = 50;

const SMALL_BYTES = 8192;
/** zlib allocates a window and tables for each file, which takes longer than compressing a small file. */
const SMALLEST_TABLES = { windowBits: 9, memLevel: 1 };

/** Compresses fast, because each test builds its own large file. */
function deflated(data: Buffer): Buffer {
  if (data.length <= SMALL_BYTES) return deflateRawSync(data, { level: 1, ...SMALLEST_TABLES });
  const packed = deflateRawSync(data, { level: 1 });
  return data.length > USUAL_RATIO * packed.length ? deflateRawSync(data) : packed;
}
