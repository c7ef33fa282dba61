import { mayHoldValues, type ReadLimits, readProjectFromWorkbook, readWorkbook } from "@epb/workbook";
import { type ContentsResult, contentsWithFigures, fromFinding, type UnknownTracer } from "@epb/workbook/diagnostics";
import { inflateRaw } from "./inflate-raw.js";

const MEBIBYTE = 1024 * 1024;

/** A page has one thread, which must not stand still for long: a quarter of what the command line puts up with. */
const PAGE_LIMITS: Partial<ReadLimits> = { maxInflatedBytes: 64 * MEBIBYTE, maxCells: 500_000 };

/**
 * Reads a project from the bytes of a workbook. All templates are at hand and none is loaded, so that nothing is asked
 * of the network once the page is there.
 */
export function readSheets(bytes: Uint8Array, file: string, tracer: UnknownTracer | undefined): ContentsResult {
  const read = readWorkbook(bytes, { inflateRaw, wantsSheet: mayHoldValues, limits: PAGE_LIMITS });
  if (!read.ok) return { ok: false, finding: fromFinding(read.finding, file) };
  const reading = readProjectFromWorkbook(read.workbook);
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return { ok: true, value: contentsWithFigures(reading, sheetNames, file, tracer) };
}
