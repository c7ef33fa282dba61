import { readFile, stat } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { type ReadOptions, type ReadResult, readWorkbook } from "../read/read-workbook.js";
import type { ToCharacters } from "../scan/byte-text.js";
import { type Outcome, refuse } from "../scan/outcome.js";
import { DEFAULT_READ_LIMITS } from "../scan/read-limits.js";
import { nodeInflateRaw } from "./node-inflate.js";
import type { ChildOptions } from "./read-in-child.js";

export interface NodeReadOptions extends Pick<ReadOptions, "wantsSheet" | "limits">, ChildOptions {}

const toCharacters: ToCharacters = ({ buffer, byteOffset, byteLength }) =>
  Buffer.from(buffer, byteOffset, byteLength).toString("latin1");

/** What Node has for reading: with it `readWorkbook` reads as fast as it can. */
export const NODE_MEANS: Required<Pick<ReadOptions, "inflateRaw" | "crc32" | "toCharacters">> = {
  inflateRaw: nodeInflateRaw,
  crc32,
  toCharacters,
};

/** Reads a workbook; a file only exceljs might understand is given to it, in a process of its own. */
export async function readWorkbookBytes(bytes: Uint8Array, options: NodeReadOptions = {}): Promise<ReadResult> {
  const result = readWorkbook(bytes, { ...options, ...NODE_MEANS });
  if (result.ok || result.unsupported !== true) return result;
  // Node's modules for starting processes take longer to load than a workbook to read.
  const { readInChild } = await import("./read-in-child.js");
  return readInChild(bytes, options.wantsSheet ?? (() => true), options);
}

/** Reads a workbook from disk. A file that is not there or cannot be read is a finding too. */
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
