import { calculateInputs } from "@epb/engine";
import { mayHoldValues, type ReadLimits, readProjectFromWorkbook, readWorkbook, suppliedValues } from "@epb/workbook";
import {
  type ContentsResult,
  contentsOfReading,
  fromFinding,
  takesFigures,
  withFigures,
} from "@epb/workbook/diagnostics";
import { inflateRaw } from "./inflate-raw.js";

const MEBIBYTE = 1024 * 1024;

/** A page has one thread, which must not stand still for long: a quarter of what the command line puts up with. */
const PAGE_LIMITS: Partial<ReadLimits> = { maxInflatedBytes: 64 * MEBIBYTE, maxCells: 500_000 };

/**
 * Reads a project from the bytes of a workbook. All templates are at hand and none is loaded, so that nothing is asked
 * of the network once the page is there.
 */
export function readSheets(bytes: Uint8Array, file: string): ContentsResult {
  const read = readWorkbook(bytes, { inflateRaw, wantsSheet: mayHoldValues, limits: PAGE_LIMITS });
  if (!read.ok) return { ok: false, diagnostic: fromFinding(read.finding, file) };
  const reading = readProjectFromWorkbook(read.workbook);
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  const contents = contentsOfReading(reading, sheetNames, file);
  const { project } = contents;
  const figures = reading.figures();
  if (project === undefined || figures === undefined) return { ok: true, value: contents };
  const isTaken = takesFigures(project, figures);
  const supplied = isTaken ? suppliedValues(figures, project, calculateInputs(project)) : undefined;
  return { ok: true, value: withFigures(contents, figures, supplied, file) };
}
