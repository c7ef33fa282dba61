import {
  loadProjectFromWorkbook,
  mayHoldInputs,
  mayHoldValues,
  type ReadResult,
  type WorkbookReading,
} from "@epb/workbook";
import { type ContentsResult, contentsOfReading, type Finding, fromFinding } from "@epb/workbook/diagnostics";
import { type NodeReadOptions, readWorkbookBytes } from "@epb/workbook/node";
import type { Io } from "../io.js";
import type { ReadInputOptions } from "./read-input.js";

/** Reads the wanted sheets; of other formats than .xlsx, all sheets have been read. */
type OpenWorkbook = (options?: NodeReadOptions) => ReadResult;

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
  let open: OpenWorkbook = (options) => readWorkbookBytes(bytes, options);
  let opened = open({ wantsSheet: wantsFigures ? mayHoldValues : mayHoldInputs });
  if (!opened.ok) {
    const { readOtherFormat } = await import("./formats/read-other-format.js");
    opened = await readOtherFormat(bytes, path, opened.finding);
    const whole = opened;
    open = () => whole;
  }
  const ofTemplate = await readSheets(opened, file);
  if (!ofTemplate.ok) return ofTemplate;
  // Only a workbook that is not made from a template needs the code for profiles.
  const forms = ofTemplate.reading.template === undefined ? await import("./read-form-contents.js") : undefined;
  const ofForm = await forms?.readFormContents(open(), path, file, io);
  if (ofForm?.ok === false) return ofForm;
  const inputs = ofForm ?? ofTemplate;
  const isSupplied = inputs.reading.figureCells === "supplied";
  // Sheets with figures only are read on demand.
  const read = isSupplied && !wantsFigures ? await readSheets(open({ wantsSheet: mayHoldValues }), file) : inputs;
  if (!read.ok) return read;
  const { reading, sheetNames } = read;
  const contents = contentsOfReading(reading, sheetNames, file);
  const { project } = contents;
  if (project === undefined || !(isSupplied || wantsFigures)) return { ok: true, value: contents };
  const { withFiguresOf } = await import("./with-figures.js");
  return { ok: true, value: await withFiguresOf(reading, project, contents, file) };
}

async function readSheets(read: ReadResult, file: string): Promise<ReadSheets> {
  if (!read.ok) return { ok: false, finding: fromFinding(read.finding, file) };
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return { ok: true, reading: await loadProjectFromWorkbook(read.workbook), sheetNames };
}
