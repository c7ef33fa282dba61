import type { Finding } from "../src/diagnostics/finding.js";

/** A finding about a cell or a value; parts that a test does not need have defaults. */
export function finding(parts: Partial<Finding> = {}): Finding {
  return {
    code: "EPB-TST-001",
    name: "test/example",
    severity: "error",
    file: "project.xlsx",
    message: "Something is wrong.",
    advice: "Mend it.",
    url: "https://unpkg.com/@epb/cli/dist/docs/issues/EPB-TST-001.md",
    ...parts,
  };
}
