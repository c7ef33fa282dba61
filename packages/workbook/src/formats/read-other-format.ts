import { type CellFinding, makeFinding } from "../findings/cell-finding.js";
import type { Outcome } from "../xlsx/outcome.js";
import type { ReadResult } from "../xlsx/read-workbook.js";
import { flatWorkbook, type ListedWorkbook } from "./listed-workbook.js";
import { readCsv } from "./read-csv.js";
import type { LibraryFormat } from "./sheetjs-workbook.js";

/** A file that is not .xlsx. */
export interface OtherFile {
  readonly bytes: Uint8Array;
  /** Decides on CSV, whose sheet has the name of the file. */
  readonly fileName: string;
  /** Finding of the reader of .xlsx, which names the format; the result for a format that epb does not read. */
  readonly refusal: CellFinding;
}

/** A workbook, or the limit that its reader exceeded: `30 seconds`. */
export type LimitedResult = Outcome<ListedWorkbook> | { readonly exceeded: string };

/** Kinds of plain text that a file with the ending .csv can be. */
const CSV_TEXTS: readonly (string | undefined)[] = ["lines of text, as in a CSV", "text"];

/**
 * Reads a workbook in another format than .xlsx.
 *
 * @param readWithin - Calls `readForeign` within limits on time and memory.
 */
export async function readOtherFormat(
  { bytes, fileName, refusal }: OtherFile,
  readWithin: (format: LibraryFormat) => Promise<LimitedResult>,
): Promise<ReadResult> {
  switch (refusal.name) {
    case "file/open-document":
      return resultOf(await readWithin("ods"));
    case "file/old-excel":
      return resultOf(await readWithin("xls"));
    case "file/plain-text": {
      const [, sheetName] = /([^/]+)\.csv$/i.exec(fileName) ?? [];
      if (sheetName === undefined || !CSV_TEXTS.includes(refusal.found)) return { ok: false, finding: refusal };
      return resultOf(readCsv(bytes, sheetName));
    }
    default:
      return { ok: false, finding: refusal };
  }
}

function resultOf(read: LimitedResult): ReadResult {
  if ("exceeded" in read) {
    const found = `more than ${read.exceeded} to read the file`;
    return { ok: false, finding: makeFinding("file/inflates-too-large", { found }) };
  }
  return read.ok ? { ok: true, workbook: flatWorkbook(read.value) } : read;
}
