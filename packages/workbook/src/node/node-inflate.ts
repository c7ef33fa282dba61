import { inflateRawSync } from "node:zlib";
import type { InflateRaw } from "../xlsx/zip/zip-archive.js";

const MIN_CHUNK_BYTES = 64;
const MAX_CHUNK_BYTES = 16 * 1024 * 1024;

/**
 * Inflates with Node's zlib. The whole output fits into the first chunk where the size is as declared: one byte more than
 * it, since zlib asks for another chunk as soon as one is full.
 */
export const nodeInflateRaw: InflateRaw = (data, maxOutputBytes) => {
  const { buffer, byteOffset, byteLength } = inflateRawSync(data, {
    maxOutputLength: Math.max(1, maxOutputBytes),
    chunkSize: Math.min(Math.max(MIN_CHUNK_BYTES, maxOutputBytes + 1), MAX_CHUNK_BYTES),
  });
  // A plain array like all others the reader meets: with Buffers among them its loops compile to slower code.
  return new Uint8Array(buffer, byteOffset, byteLength);
};
