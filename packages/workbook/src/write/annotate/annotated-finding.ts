import type { Diagnostic } from "../../diagnostics/diagnostic.js";

/** What the annotated copy tells of a diagnostic. */
export type AnnotatedFinding = Omit<Diagnostic, "name" | "section" | "file" | "url">;

/** `EPB-CELL-004 error: … Found … Expected … Do: …`, a line each. */
export function findingText({ code, severity, cell, message, found, expected, advice }: AnnotatedFinding): string {
  const range = cell?.includes(":") === true ? ` (${cell})` : "";
  const head = `${code} ${severity}${range}:`;
  if (message === "") return `${head} ${advice}`;
  return [
    `${head} ${message}`,
    ...(found === undefined ? [] : [`Found: ${found}`]),
    ...(expected === undefined ? [] : [`Expected: ${expected}`]),
    `Do: ${advice}`,
  ].join("\n");
}
