import type { Diagnostic } from "@epb/workbook/diagnostics";
import type { Reporter } from "../reporter.js";

/** The results as a workbook. Nothing where the input is no project that can be calculated. */
export const xlsxReporter: Reporter<Uint8Array | undefined> = {
  one: async ({ result, diagnostics }) => {
    if (result === undefined) return undefined;
    const { writeResults } = await import("@epb/workbook/write");
    return writeResults({ ...result, findings: diagnostics.map(placed) });
  },
  together: ([workbook]) => workbook,
};

const placed = (diagnostic: Diagnostic): Diagnostic & { readonly place?: string } => {
  const { sheet, cell, at } = diagnostic;
  const place = sheet === undefined ? at : cell === undefined ? sheet : `${sheet}!${cell}`;
  return { ...diagnostic, ...(place !== undefined && { place }) };
};
