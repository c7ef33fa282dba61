import { mayHoldValues, type ReadLimits, readProjectFromWorkbook, readWorkbook } from "@epb/workbook";
import { type ContentsResult, contentsWithFigures, fromFinding, type UnknownTracer } from "@epb/workbook/diagnostics";
import { inflateRaw } from "./inflate-raw.js";

const MEBIBYTE = 1024 * 1024;

/** Limits for a page, which has one thread and must stay responsive: a quarter of the limits of the command line. */
const PAGE_LIMITS: Partial<ReadLimits> = { maxInflatedBytes: 64 * MEBIBYTE, maxCells: 500_000 };

/**
 * Reads a project from the bytes of a workbook. The chunk contains all templates, so that the page needs no further
 * requests.
 */
export function readSheets(bytes: Uint8Array, file: string, tracer: UnknownTracer | undefined): ContentsResult {
  const read = readWorkbook(bytes, { inflateRaw, wantsSheet: mayHoldValues, limits: PAGE_LIMITS });
  if (!read.ok) return { ok: false, finding: fromFinding(read.finding, file) };
  const reading = readProjectFromWorkbook(read.workbook);
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return { ok: true, value: contentsWithFigures(reading, sheetNames, file, tracer) };
}
