import type { PackageTools } from "../package/package-editor.js";
import type { Outcome } from "../xlsx/outcome.js";
import { FORMAT_LIMITS, type FormatLimits } from "./format-limits.js";
import type { ListedWorkbook } from "./listed-workbook.js";
import { checkOpenDocument } from "./open-document.js";
import { type LibraryFormat, readWithLibrary } from "./sheetjs-workbook.js";

/**
 * Reads an .ods or .xls file. Needs a process or worker of its own with limits on time and memory, because the library
 * that reads the file has none.
 */
export function readForeign(
  bytes: Uint8Array,
  format: LibraryFormat,
  tools: PackageTools,
  limits: FormatLimits = FORMAT_LIMITS,
): Outcome<ListedWorkbook> {
  if (format === "xls") return readWithLibrary(bytes, format, limits);
  const document = checkOpenDocument(bytes, tools, limits.maxCells);
  if (!document.ok) return document;
  const read = readWithLibrary(document.value.bytes, format, limits);
  if (!read.ok) return read;
  const { hidden } = document.value;
  const sheets = read.value.sheets.map((sheet, index) => {
    const {
      isHidden = false,
      hiddenRows = sheet.hiddenRows,
      hiddenColumns = sheet.hiddenColumns,
    } = hidden[index] ?? {};
    return { ...sheet, state: isHidden ? ("hidden" as const) : sheet.state, hiddenRows, hiddenColumns };
  });
  return { ok: true, value: { ...read.value, sheets } };
}
