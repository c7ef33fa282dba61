import type { ReadResult } from "@epb/workbook";
import { readWorkbookBytes } from "@epb/workbook/node";

/** Reads all sheets of a workbook in any format. */
export async function readAnyWorkbook(bytes: Uint8Array, path: string): Promise<ReadResult> {
  const read = readWorkbookBytes(bytes);
  if (read.ok) return read;
  const { readOtherFormat } = await import("./read-other-format.js");
  return readOtherFormat(bytes, path, read.finding);
}
