import { loadProjectFromWorkbook, mayHoldInputs, mayHoldValues, type WorkbookReading } from "@epb/workbook";
import { type NodeReadOptions, readWorkbookBytes } from "@epb/workbook/node";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { fromFinding } from "../diagnostics/from-sources.js";
import type { ContentsResult, ReadInputOptions } from "./read-input.js";

type ReadSheets =
  | { readonly ok: true; readonly reading: WorkbookReading; readonly sheetNames: readonly string[] }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** Reads a project from the bytes of a workbook. */
export async function readWorkbookContents(
  bytes: Uint8Array,
  file: string,
  { wantsFigures = false }: ReadInputOptions,
): Promise<ContentsResult> {
  const inputs = await readSheets(bytes, file, { wantsSheet: wantsFigures ? mayHoldValues : mayHoldInputs });
  if (!inputs.ok) return inputs;
  const isSupplied = inputs.reading.figureCells === "supplied";
  // Sheets of figures alone are read where somebody looks at the figures.
  const read = isSupplied && !wantsFigures ? await readSheets(bytes, file, { wantsSheet: mayHoldValues }) : inputs;
  if (!read.ok) return read;
  const { template, project, findings, cellOf } = read.reading;
  const contents = {
    ...(project !== undefined && { project }),
    ...(template !== undefined && { template }),
    diagnostics: findings.map((finding) => fromFinding(finding, file)),
    cellOf,
    sheetNames: read.sheetNames,
  };
  if (project === undefined || !(isSupplied || wantsFigures)) return { ok: true, value: contents };
  const { withFigures } = await import("./with-figures.js");
  return { ok: true, value: await withFigures(contents, project, read.reading, file) };
}

async function readSheets(bytes: Uint8Array, file: string, options: NodeReadOptions): Promise<ReadSheets> {
  const read = readWorkbookBytes(bytes, options);
  if (!read.ok) return { ok: false, diagnostic: fromFinding(read.finding, file) };
  const sheetNames = read.workbook.sheets.map(({ name }) => name);
  return { ok: true, reading: await loadProjectFromWorkbook(read.workbook), sheetNames };
}
