import { dependentsSentences } from "../../diagnostics/dependents-text.js";
import type { Finding } from "../../diagnostics/finding.js";

/** Parts of a finding that appear in the annotated copy. */
export type AnnotatedFinding = Omit<Finding, "name" | "section" | "file" | "url">;

/** `EPB-CELL-004 error: … Found … Expected … Do: …`, one line each. */
export function findingText(finding: AnnotatedFinding): string {
  const { code, severity, cell, message, found, expected, advice } = finding;
  const range = cell?.includes(":") === true ? ` (${cell})` : "";
  const head = `${code} ${severity}${range}:`;
  if (message === "") return `${head} ${advice}`;
  return [
    `${head} ${message}`,
    ...(found === undefined ? [] : [`Found: ${found}`]),
    ...(expected === undefined ? [] : [`Expected: ${expected}`]),
    ...dependentsSentences([finding]),
    `Do: ${advice}`,
  ].join("\n");
}
