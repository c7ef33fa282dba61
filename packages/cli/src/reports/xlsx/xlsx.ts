import type { Finding } from "@epb/workbook/diagnostics";
import type { Reporter } from "../reporter.js";

/** The results as a workbook. Nothing where the input is no project that can be calculated. */
export const xlsxReporter: Reporter<Uint8Array | undefined> = {
  one: async ({ result, findings }) => {
    if (result === undefined) return undefined;
    const { writeResults } = await import("@epb/workbook/write");
    return writeResults({ ...result, findings: findings.map(placed) });
  },
  together: ([workbook]) => workbook,
};

const placed = (finding: Finding): Finding & { readonly place?: string } => {
  const { sheet, cell, at } = finding;
  const place = sheet === undefined ? at : cell === undefined ? sheet : `${sheet}!${cell}`;
  return { ...finding, ...(place !== undefined && { place }) };
};
