import { basename, extname } from "node:path";
import { type CellFinding, makeFinding, type ReadResult } from "@epb/workbook";
import { flatWorkbook, type LibraryFormat, type ListedWorkbook, readCsv } from "@epb/workbook/formats";
import { type ProcessLimits, readInProcess } from "./read-in-process.js";

/** Enough for the largest workbook within the limit on cells, which takes 5 seconds. */
const LIMITS: ProcessLimits = { seconds: 30, heapMebibytes: 1024 };

/** Kinds of plain text that a file with the ending .csv can be. */
const CSV_TEXTS: readonly (string | undefined)[] = ["lines of text, as in a CSV", "text"];

/**
 * Reads a workbook in another format than .xlsx.
 *
 * @param refusal - Finding of the reader of .xlsx, which names the format; the result for a format that epb does not read.
 */
export async function readOtherFormat(
  bytes: Uint8Array,
  path: string,
  refusal: CellFinding,
  limits: ProcessLimits = LIMITS,
): Promise<ReadResult> {
  switch (refusal.name) {
    case "file/open-document":
      return readWithin(bytes, "ods", limits);
    case "file/old-excel":
      return readWithin(bytes, "xls", limits);
    case "file/plain-text": {
      const ending = extname(path);
      if (ending.toLowerCase() !== ".csv" || !CSV_TEXTS.includes(refusal.found)) return { ok: false, finding: refusal };
      return resultOf(readCsv(bytes, basename(path, ending)));
    }
    default:
      return { ok: false, finding: refusal };
  }
}

async function readWithin(bytes: Uint8Array, format: LibraryFormat, limits: ProcessLimits): Promise<ReadResult> {
  const result = await readInProcess({ bytes, format }, limits);
  switch (result) {
    case "late":
      return tooLarge(`more than ${limits.seconds} seconds to read the file`);
    case "out of memory":
      return tooLarge(`more than ${limits.heapMebibytes} MiB of memory to read the file`);
    default:
      return resultOf(result);
  }
}

const tooLarge = (found: string): ReadResult => ({
  ok: false,
  finding: makeFinding("file/inflates-too-large", { found }),
});

const resultOf = (
  read: { readonly ok: true; readonly value: ListedWorkbook } | { readonly ok: false; readonly finding: CellFinding },
): ReadResult => (read.ok ? { ok: true, workbook: flatWorkbook(read.value) } : read);
