import { PackageEditor, type PackageTools } from "../package/package-editor.js";
import { PackageFault } from "../package/package-fault.js";
import { workbookSheets } from "../package/workbook-sheets.js";
import type { Outcome } from "../xlsx/outcome.js";
import { calculateOnLoad } from "./calculate-on-load.js";
import { type ContentOf, replaceCells } from "./replace-cells.js";

/** New value of a cell, which keeps its format. */
export interface CellEntry {
  readonly sheet: string;
  readonly address: string;
  readonly content: { readonly number: string } | { readonly text: string };
}

/**
 * Writes numbers and texts into cells of a workbook. Nothing else changes, except that spreadsheet programs calculate
 * its formulas when they open it. Cells with a formula, and cells missing from the file, stay unchanged.
 *
 * @param bytes - A workbook that has been read. A workbook with an unsupported structure gives a finding.
 */
export function enterCells(bytes: Uint8Array, entries: readonly CellEntry[], tools: PackageTools): Outcome<Uint8Array> {
  if (entries.length === 0) return { ok: true, value: bytes };
  try {
    const opened = PackageEditor.open(bytes, tools);
    if (!opened.ok) return opened;
    const editor = opened.value;
    const { workbook, tabs } = workbookSheets(editor);
    for (const { name, part, kind } of tabs) {
      const ofSheet = entries.filter(({ sheet }) => kind === "worksheet" && sheet === name);
      const cells = new Map(
        ofSheet.map(({ address, content }): [string, ContentOf] => [address, (format) => ({ ...content, format })]),
      );
      if (cells.size > 0) replaceCells(editor.xml(part), cells);
    }
    calculateOnLoad(workbook);
    return { ok: true, value: editor.toBytes() };
  } catch (error) {
    if (error instanceof PackageFault) return error.refusal;
    throw error;
  }
}
