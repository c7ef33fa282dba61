import type { Diagnostic } from "../src/diagnostics/diagnostic.js";

/** A diagnostic about a cell or a value; what a test does not look at is filled in. */
export function diagnostic(parts: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code: "EPB-TST-001",
    name: "test/example",
    severity: "error",
    file: "project.xlsx",
    message: "Something is wrong.",
    advice: "Mend it.",
    url: "docs/issues/EPB-TST-001.md",
    ...parts,
  };
}
