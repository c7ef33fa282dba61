import { mayHoldValues, type ReadLimits, type ReadResult, readWorkbook } from "@epb/workbook";
import { readOtherFormat } from "@epb/workbook/formats";
import { inflateRaw } from "./inflate-raw.js";
import { readInWorker } from "./read-in-worker.js";

const MEBIBYTE = 1024 * 1024;

/** Limits for a page, which has one thread and must stay responsive: a quarter of the limits of the command line. */
const PAGE_LIMITS: Partial<ReadLimits> = { maxInflatedBytes: 64 * MEBIBYTE, maxCells: 500_000 };

interface ChosenBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Ends the reading of a file in another format. */
  readonly signal: AbortSignal;
}

/** A workbook of any format. */
export interface OpenedWorkbook {
  /** The sheets that a template can have; of other formats than .xlsx, all sheets. */
  readonly read: ReadResult;
  /** Reads all sheets. */
  readonly readWhole: () => ReadResult;
  /** True for another format than .xlsx, into which epb cannot write. */
  readonly isOtherFormat: boolean;
}

/** Opens a workbook. Only a file that is not .xlsx loads the library for other formats. */
export async function openWorkbook({ name, bytes, signal }: ChosenBytes): Promise<OpenedWorkbook> {
  const options = { inflateRaw, limits: PAGE_LIMITS };
  const read = readWorkbook(bytes, { ...options, wantsSheet: mayHoldValues });
  if (read.ok) return { read, readWhole: () => readWorkbook(bytes, options), isOtherFormat: false };
  const other = await readOtherFormat({ bytes, fileName: name, refusal: read.finding }, (format) =>
    readInWorker({ bytes, format }, signal),
  );
  return { read: other, readWhole: () => other, isOtherFormat: other.ok };
}
