import { loadProjectFromWorkbook, mayHoldInputs, mayHoldValues, type WorkbookReading } from "@epb/workbook";
import { type ContentsResult, contentsOfReading, type Finding, fromFinding } from "@epb/workbook/diagnostics";
import { type NodeReadOptions, readWorkbookBytes } from "@epb/workbook/node";
import type { ReadInputOptions } from "./read-input.js";

type ReadSheets =
  | { readonly ok: true; readonly reading: WorkbookReading; readonly sheetNames: readonly string[] }
  | { readonly ok: false; readonly finding: Finding };

/** Reads a project from the bytes of a workbook. */
export async function readWorkbookContents(
  bytes: Uint8Array,
  file: string,
  { wantsFigures = false }: ReadInputOptions,
): Promise<ContentsResult> {
  const inputs = await readSheets(bytes, file, { wantsSheet: wantsFigures ? mayHoldValues : mayHoldInputs });
  if (!inputs.ok) return inputs;
  const isSupplied = inputs.reading.figureCells === "supplied";
  // Sheets with figures only are read on demand.
  const read = isSupplied && !wantsFigures ? await readSheets(bytes, file, { wantsSheet: mayHoldValues }) : inputs;
  if (!read.ok) return read;
  const { reading, sheetNames } = read;
  const contents = contentsOfReading(reading, sheetNames, file);
  const { project } = contents;
  if (project === undefined || !(isSupplied || wantsFigures)) return { ok: true, value: contents };
  const { withFiguresOf } = await import("./with-figures.js");
  return { ok: true, value: await withFiguresOf(reading, project, contents, file) };
}

async function readSheets(bytes: Uint8Array, file: string, options: NodeReadOptions): Promise<ReadSheets> {
  const read = readWorkbookBytes(bytes, options);
  if (!read.ok) return { ok: false, finding: fromFinding(read.finding, file) };
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return { ok: true, reading: await loadProjectFromWorkbook(read.workbook), sheetNames };
}
