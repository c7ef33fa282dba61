import { basename } from "node:path";
import type { CellFinding, ReadResult } from "@epb/workbook";
import { readOtherFormat as readFormat } from "@epb/workbook/formats";
import { type ProcessLimits, readInProcess } from "./read-in-process.js";

/** Enough for the largest workbook within the limit on cells, which takes 5 seconds. */
const LIMITS: ProcessLimits = { seconds: 30, heapMebibytes: 1024 };

/**
 * Reads a workbook in another format than .xlsx, .ods and .xls in a process of its own.
 *
 * @param refusal - Finding of the reader of .xlsx, which names the format; the result for a format that epb does not read.
 */
export const readOtherFormat = (
  bytes: Uint8Array,
  path: string,
  refusal: CellFinding,
  limits: ProcessLimits = LIMITS,
): Promise<ReadResult> =>
  readFormat({ bytes, fileName: basename(path), refusal }, (format) => readInProcess({ bytes, format }, limits));
