const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_HEADER_BYTES = 46;
const END_RECORD_BYTES = 22;
const ALL_ONES = 0xffffffff;

/** Data of a zip64 about one of its files; change them to declare false data. */
export interface Zip64File {
  readonly name: string;
  readonly realInflatedBytes: number;
  readonly realPackedBytes: number;
  readonly realOffset: number;
  /** The 32-bit numbers of the directory record and of the local header: all bits set by default. */
  readonly record: { inflatedBytes: number; packedBytes: number; offset: number; piece: number };
  readonly local: { inflatedBytes: number; packedBytes: number };
  /** The extra fields of both: a zip64 field by default. */
  recordExtra: Uint8Array;
  localExtra: Uint8Array;
}

/** The three records at the end of a zip64, byte by byte. */
export interface Zip64Ends {
  readonly record: Buffer;
  readonly locator: Buffer;
  readonly plain: Buffer;
}

export interface Zip64Lies {
  readonly file?: (file: Zip64File) => void;
  readonly ends?: (ends: Zip64Ends) => void;
}

/** The zip64 field of a header with these numbers. */
export function zip64Field(...numbers: readonly (number | bigint)[]): Uint8Array {
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + 8 * index);
  return field;
}

/** The same zip with every possible number in 64 bits, as written by programs that do not know the sizes in advance. */
export function toZip64(zip: Uint8Array, lies: Zip64Lies = {}): Uint8Array {
  const bytes = Buffer.from(zip);
  const plainEnd = bytes.subarray(bytes.length - END_RECORD_BYTES);
  const count = plainEnd.readUInt16LE(10);
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  let at = plainEnd.readUInt32LE(16);
  for (let index = 0; index < count; index++) {
    const record = Buffer.from(bytes.subarray(at, at + DIRECTORY_HEADER_BYTES));
    const nameEnd = at + DIRECTORY_HEADER_BYTES + record.readUInt16LE(28);
    const name = bytes.subarray(at + DIRECTORY_HEADER_BYTES, nameEnd);
    at = nameEnd + record.readUInt16LE(30) + record.readUInt16LE(32);
    const oldOffset = record.readUInt32LE(42);
    const local = Buffer.from(bytes.subarray(oldOffset, oldOffset + LOCAL_HEADER_BYTES));
    const data = oldOffset + LOCAL_HEADER_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
    const file: Zip64File = {
      name: name.toString(),
      realPackedBytes: record.readUInt32LE(20),
      realInflatedBytes: record.readUInt32LE(24),
      realOffset: offset,
      record: { inflatedBytes: ALL_ONES, packedBytes: ALL_ONES, offset: ALL_ONES, piece: 0 },
      local: { inflatedBytes: ALL_ONES, packedBytes: ALL_ONES },
      recordExtra: zip64Field(record.readUInt32LE(24), record.readUInt32LE(20), offset),
      localExtra: zip64Field(record.readUInt32LE(24), record.readUInt32LE(20)),
    };
    lies.file?.(file);

    local.writeUInt32LE(file.local.packedBytes, 18);
    local.writeUInt32LE(file.local.inflatedBytes, 22);
    local.writeUInt16LE(file.localExtra.length, 28);
    const packed = bytes.subarray(data, data + file.realPackedBytes);
    const localName = bytes.subarray(oldOffset + LOCAL_HEADER_BYTES, data - bytes.readUInt16LE(oldOffset + 28));
    const chunk = Buffer.concat([local, localName, file.localExtra, packed]);
    chunks.push(chunk);
    offset += chunk.length;

    record.writeUInt32LE(file.record.packedBytes, 20);
    record.writeUInt32LE(file.record.inflatedBytes, 24);
    record.writeUInt16LE(file.recordExtra.length, 30);
    record.writeUInt16LE(0, 32);
    record.writeUInt16LE(file.record.piece, 34);
    record.writeUInt32LE(file.record.offset, 42);
    directory.push(record, name, file.recordExtra);
  }
  const directoryBytes = Buffer.concat(directory);
  const ends = endsOf(count, directoryBytes.length, offset, Buffer.from(plainEnd));
  lies.ends?.(ends);
  return new Uint8Array(Buffer.concat([...chunks, directoryBytes, ends.record, ends.locator, ends.plain]));
}

function endsOf(count: number, directoryBytes: number, directoryOffset: number, plain: Buffer): Zip64Ends {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(directoryBytes), 40);
  record.writeBigUInt64LE(BigInt(directoryOffset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(directoryOffset + directoryBytes), 8);
  locator.writeUInt32LE(1, 16);
  plain.writeUInt16LE(0xffff, 8);
  plain.writeUInt16LE(0xffff, 10);
  plain.writeUInt32LE(ALL_ONES, 12);
  plain.writeUInt32LE(ALL_ONES, 16);
  return { record, locator, plain };
}
