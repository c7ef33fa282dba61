import { isUtf8 } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { type Outcome, refuse } from "../xlsx/outcome.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";
import { type ReadOptions, type ReadResult, readWorkbook } from "../xlsx/read-workbook.js";
import type { ToCharacters } from "../xlsx/xml/byte-text.js";
import { nodeInflateRaw } from "./node-inflate.js";

export type NodeReadOptions = Pick<ReadOptions, "wantsSheet" | "limits">;

const toCharacters: ToCharacters = ({ buffer, byteOffset, byteLength }) =>
  Buffer.from(buffer, byteOffset, byteLength).toString("latin1");

/** Functions of Node that make `readWorkbook` as fast as possible. */
export const NODE_MEANS: Required<Pick<ReadOptions, "inflateRaw" | "crc32" | "toCharacters" | "isUtf8">> = {
  inflateRaw: nodeInflateRaw,
  crc32,
  toCharacters,
  isUtf8,
};

/** Reads a workbook with the functions of Node. */
export function readWorkbookBytes(bytes: Uint8Array, options: NodeReadOptions = {}): ReadResult {
  return readWorkbook(bytes, { ...options, ...NODE_MEANS });
}

/** Reads a workbook from disk. A missing file or a read error is also a finding. */
export async function readWorkbookFile(path: string, options: NodeReadOptions = {}): Promise<ReadResult> {
  const bytes = await readBytes(path, options.limits?.maxInflatedBytes ?? DEFAULT_READ_LIMITS.maxInflatedBytes);
  return bytes.ok ? readWorkbookBytes(bytes.value, options) : bytes;
}

async function readBytes(path: string, maxBytes: number): Promise<Outcome<Uint8Array>> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) return refuse("file/cannot-open", { found: `${path} is no file` });
    if (stats.size > maxBytes) {
      return refuse("file/inflates-too-large", { found: `${stats.size} bytes`, expected: `at most ${maxBytes}` });
    }
    const { buffer, byteOffset, byteLength } = await readFile(path);
    return { ok: true, value: new Uint8Array(buffer, byteOffset, byteLength) };
  } catch (error) {
    return refuse("file/cannot-open", { found: error instanceof Error ? error.message : String(error) });
  }
}
