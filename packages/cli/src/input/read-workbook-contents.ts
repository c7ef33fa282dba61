import { mayHoldInputs, readProjectFromWorkbook } from "@epb/workbook";
import { readWorkbookBytes } from "@epb/workbook/node";
import { fromFinding } from "../diagnostics/from-sources.js";
import type { ContentsResult } from "./read-input.js";

/** Reads a project from the bytes of a workbook. */
export async function readWorkbookContents(bytes: Uint8Array, file: string): Promise<ContentsResult> {
  const read = await readWorkbookBytes(bytes, { wantsSheet: mayHoldInputs });
  if (!read.ok) return { ok: false, diagnostic: fromFinding(read.finding, file) };
  const { project, template, findings, cellOf } = readProjectFromWorkbook(read.workbook);
  return {
    ok: true,
    value: {
      ...(project !== undefined && { project }),
      ...(template !== undefined && { template }),
      diagnostics: findings.map((finding) => fromFinding(finding, file)),
      cellOf,
      sheetNames: read.workbook.sheets.map(({ name }) => name),
    },
  };
}
