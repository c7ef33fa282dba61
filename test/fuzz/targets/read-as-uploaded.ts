import { crc32 } from "node:zlib";
import { contentsWithFigures, fromFinding } from "../../../packages/workbook/src/diagnostics/index.js";
import { TRACER } from "../../../packages/workbook/src/diagnostics/tracer.js";
import { loadProjectFromWorkbook, mayHoldValues, readWorkbook } from "../../../packages/workbook/src/index.js";
import { nodeInflateRaw } from "../../../packages/workbook/src/node/index.js";
import { requireReadable, requireSoundOutcome } from "./sound-outcome.js";

/** Reads a workbook and calculates it, as an upload does. @throws if a promise to the user is broken */
export async function readAsUploaded(bytes: Uint8Array): Promise<void> {
  const read = readWorkbook(bytes, { inflateRaw: nodeInflateRaw, crc32, wantsSheet: mayHoldValues });
  if (!read.ok) {
    requireReadable(fromFinding(read.finding, "input.xlsx"));
    return;
  }
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  requireSoundOutcome(
    contentsWithFigures(await loadProjectFromWorkbook(read.workbook), sheetNames, "input.xlsx", TRACER),
  );
}
