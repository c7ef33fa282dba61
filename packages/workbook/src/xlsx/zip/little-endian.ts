const UINT32_VALUES = 0x1_0000_0000;

/** The 16-bit number at an offset; zero past the end, so a caller checks its bounds first. */
export function readUint16(bytes: Uint8Array, offset: number): number {
  return (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8);
}

/** The 32-bit number at an offset; zero past the end, so a caller checks its bounds first. */
export function readUint32(bytes: Uint8Array, offset: number): number {
  return readUint16(bytes, offset) + readUint16(bytes, offset + 2) * 0x1_0000;
}

/**
 * The 64-bit number at an offset; infinite if a number cannot hold it exactly, so that it exceeds every limit and
 * equals no other value.
 */
export function readUint64(bytes: Uint8Array, offset: number): number {
  const value = readUint32(bytes, offset) + readUint32(bytes, offset + 4) * UINT32_VALUES;
  return Number.isSafeInteger(value) ? value : Number.POSITIVE_INFINITY;
}
