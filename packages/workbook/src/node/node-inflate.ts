import { inflateRawSync } from "node:zlib";
import type { InflateRaw } from "../xlsx/zip/zip-archive.js";

const MIN_CHUNK_BYTES = 64;
const MAX_CHUNK_BYTES = 16 * 1024 * 1024;

/**
 * Inflates with Node's zlib. If the declared size is correct, the whole output fits into the first chunk: the chunk is
 * one byte larger, because zlib requests another chunk when one is full.
 */
export const nodeInflateRaw: InflateRaw = (data, maxOutputBytes) => {
  const { buffer, byteOffset, byteLength } = inflateRawSync(data, {
    maxOutputLength: Math.max(1, maxOutputBytes),
    chunkSize: Math.min(Math.max(MIN_CHUNK_BYTES, maxOutputBytes + 1), MAX_CHUNK_BYTES),
  });
  // A plain array like all others the reader meets: with Buffers among them its loops compile to slower code.
  return new Uint8Array(buffer, byteOffset, byteLength);
};
