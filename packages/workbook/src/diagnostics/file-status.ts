import type { Diagnostic } from "./diagnostic.js";

/** How a file ended, best first. */
export const FILE_STATUSES = ["ok", "warnings", "errors", "unreadable", "fault"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** How a file ended that could be read. */
export function statusOf(diagnostics: readonly Diagnostic[]): FileStatus {
  if (diagnostics.some(({ severity }) => severity === "error")) return "errors";
  return diagnostics.length === 0 ? "ok" : "warnings";
}
