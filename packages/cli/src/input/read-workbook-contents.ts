import { loadProjectFromWorkbook, mayHoldInputs, mayHoldValues, type WorkbookReading } from "@epb/workbook";
import { type ContentsResult, contentsOfReading, type Finding, fromFinding } from "@epb/workbook/diagnostics";
import { type NodeReadOptions, readWorkbookBytes } from "@epb/workbook/node";
import type { Io } from "../io.js";
import type { ReadInputOptions } from "./read-input.js";

type ReadSheets =
  | { readonly ok: true; readonly reading: WorkbookReading; readonly sheetNames: readonly string[] }
  | { readonly ok: false; readonly finding: Finding };

/** Reads a project from the bytes of a workbook. */
export async function readWorkbookContents(
  bytes: Uint8Array,
  { path, file }: { readonly path: string; readonly file: string },
  io: Io,
  { wantsFigures = false }: ReadInputOptions,
): Promise<ContentsResult> {
  const ofTemplate = await readSheets(bytes, file, { wantsSheet: wantsFigures ? mayHoldValues : mayHoldInputs });
  if (!ofTemplate.ok) return ofTemplate;
  const isStranger = ofTemplate.reading.template === undefined;
  const ofForm = isStranger ? await readForm(bytes, path, file, io) : undefined;
  if (ofForm?.ok === false) return ofForm;
  const inputs = ofForm ?? ofTemplate;
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

/** Only a workbook that is not made from a template needs the code for profiles. */
async function readForm(bytes: Uint8Array, path: string, file: string, io: Io): Promise<ReadSheets | undefined> {
  const { readFormContents } = await import("./read-form-contents.js");
  return readFormContents(bytes, path, file, io);
}

async function readSheets(bytes: Uint8Array, file: string, options: NodeReadOptions): Promise<ReadSheets> {
  const read = readWorkbookBytes(bytes, options);
  if (!read.ok) return { ok: false, finding: fromFinding(read.finding, file) };
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return { ok: true, reading: await loadProjectFromWorkbook(read.workbook), sheetNames };
}
