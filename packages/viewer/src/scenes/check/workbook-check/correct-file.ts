import { type Corrections, correctWorkbook, crc32, type PackageTools } from "@epb/workbook/correct";
import type { Finding } from "@epb/workbook/diagnostics";
import { deflateSync } from "fflate";
import type { ChosenFile } from "./check-file.js";
import { inflateRaw } from "./inflate-raw.js";

const PAGE_TOOLS: PackageTools = { inflateRaw, crc32, deflateRaw: (data) => deflateSync(data) };

/**
 * A workbook with its corrections, and with the likely values of the findings that have one; undefined if the file
 * disappeared or cannot be changed.
 */
export async function correctFile(file: ChosenFile, findings: readonly Finding[]): Promise<Corrections | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return undefined;
  const result = correctWorkbook(new Uint8Array(bytes), findings, PAGE_TOOLS, true);
  return result.ok ? result.value : undefined;
}
