/** The 16-bit number at an offset; zero past the end, so a caller checks its bounds first. */
export function readUint16(bytes: Uint8Array, offset: number): number {
  return (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8);
}

/** The 32-bit number at an offset; zero past the end, so a caller checks its bounds first. */
export function readUint32(bytes: Uint8Array, offset: number): number {
  return readUint16(bytes, offset) + readUint16(bytes, offset + 2) * 0x1_0000;
}
