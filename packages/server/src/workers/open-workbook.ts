import { readFile } from "node:fs/promises";
import type { ReadResult } from "@epb/workbook";
import { type NodeReadOptions, readWorkbookFile, WITHOUT_COMPRESSION } from "@epb/workbook/node";

/** An uploaded workbook. */
export interface UploadedFile {
  readonly path: string;
  /** Name under which the workbook was sent. */
  readonly fileName: string;
}

/** Formats with another reader, as the reader of .xlsx names them. */
const OTHER_FORMATS: readonly string[] = ["file/open-document", "file/old-excel", "file/plain-text"];

/**
 * Reads the wanted sheets of a workbook; of other formats than .xlsx, all sheets. Runs only in the process that reads
 * uploads: the library for .ods and .xls has no limits of its own.
 */
export async function openWorkbook(
  { path, fileName }: UploadedFile,
  options: NodeReadOptions = {},
): Promise<ReadResult> {
  const read = await readWorkbookFile(path, options);
  if (read.ok || !OTHER_FORMATS.includes(read.finding.name)) return read;
  const { readForeign, readOtherFormat } = await import("@epb/workbook/formats");
  const bytes = await readFile(path);
  return readOtherFormat({ bytes, fileName, refusal: read.finding }, (format) =>
    Promise.resolve(readForeign(bytes, format, WITHOUT_COMPRESSION)),
  );
}
