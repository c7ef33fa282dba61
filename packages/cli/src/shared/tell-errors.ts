import type { Finding } from "@epb/workbook/diagnostics";
import { layoutFor } from "../format/layout.js";
import type { Io } from "../io.js";
import { findingLines } from "../reports/finding-lines.js";

/**
 * Lists errors of projects on standard error, beside the answer that depends on them. Returns true if there are errors.
 */
export function tellErrors(
  findings: readonly Finding[],
  { color, quiet = false }: { readonly color: boolean; readonly quiet?: boolean },
  io: Io,
): boolean {
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0 && !quiet) {
    io.stderr(`${findingLines(errors, layoutFor(io.stderrTerminal, io, color)).join("\n")}\n`);
  }
  return errors.length > 0;
}
