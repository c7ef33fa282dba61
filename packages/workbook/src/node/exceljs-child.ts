/**
 * The process that reads a workbook with exceljs, apart from its parent: a file that exhausts exceljs ends this process
 * only. It gets the bytes in one message, answers in one, and ends.
 */
import exceljs from "exceljs";
import { EXIT_OUT_OF_MEMORY, type FallbackReply, type FallbackRequest } from "./fallback-messages.js";
import { flattenExceljs } from "./flatten-exceljs.js";

const MEMORY_CHECK_MILLISECONDS = 50;

process.once("disconnect", () => process.exit());

process.once("message", (request: FallbackRequest) => {
  // The heap has a limit from the command line; inflated data lies outside of the heap.
  setInterval(() => {
    if (process.memoryUsage.rss() > request.maxResidentBytes) process.exit(EXIT_OUT_OF_MEMORY);
  }, MEMORY_CHECK_MILLISECONDS);
  readWithExceljs(request).then((reply) => process.send?.(reply, undefined, undefined, () => process.exit()));
});

async function readWithExceljs(request: FallbackRequest): Promise<FallbackReply> {
  try {
    const workbook = new exceljs.Workbook();
    const { buffer, byteOffset, byteLength } = request.bytes;
    await workbook.xlsx.load(Buffer.from(buffer, byteOffset, byteLength) as unknown as ArrayBuffer);
    return { ok: true, json: JSON.stringify(flattenExceljs(workbook)) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
