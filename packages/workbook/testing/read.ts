import { crc32 } from "node:zlib";
import type { CellFinding } from "../src/findings/cell-finding.js";
import { nodeInflateRaw } from "../src/node/node-inflate.js";
import type { FlatCell, FlatWorkbook } from "../src/xlsx/flat-workbook.js";
import { type ReadOptions, type ReadResult, readWorkbook } from "../src/xlsx/read-workbook.js";

export function read(bytes: Uint8Array, options: Partial<ReadOptions> = {}): ReadResult {
  return readWorkbook(bytes, { inflateRaw: nodeInflateRaw, crc32, ...options });
}

/** The workbook of bytes that are in order. */
export function readGood(bytes: Uint8Array, options: Partial<ReadOptions> = {}): FlatWorkbook {
  const result = read(bytes, options);
  if (!result.ok) throw new Error(`The workbook is refused: ${JSON.stringify(result.finding)}`);
  return result.workbook;
}

/** The finding of bytes that are not. */
export function readBad(bytes: Uint8Array, options: Partial<ReadOptions> = {}): CellFinding {
  const result = read(bytes, options);
  if (result.ok) throw new Error("The workbook is read without a finding.");
  return result.finding;
}

/** A cell as plain data, for comparison. */
export function plainCell(cell: FlatCell): Omit<FlatCell, "row" | "column" | "styleIndex"> {
  const { address, type, value, formula, hasCachedValue } = cell;
  return { address, type, value, formula, hasCachedValue };
}

/** Every cell of a workbook as plain data, by sheet. */
export function plainCells(workbook: FlatWorkbook): Map<string, ReturnType<typeof plainCell>[]> {
  return new Map(workbook.sheets.map((sheet) => [sheet.name, [...sheet.cells()].map(plainCell)]));
}
