const POLYNOMIAL = 0xedb88320;

let table: Uint32Array | undefined;

function makeTable(): Uint32Array {
  const values = new Uint32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    values[byte] = value;
  }
  return values;
}

/** Checksum of a file in a zip. A native implementation of the platform is several times faster. */
export function crc32(data: Uint8Array): number {
  table ??= makeTable();
  let crc = 0xffffffff;
  for (let at = 0; at < data.length; at++) {
    crc = (table[(crc ^ (data[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
