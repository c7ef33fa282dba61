import type { Finding } from "./finding.js";

/** Results of checking a file, best first. */
export const FILE_STATUSES = ["ok", "warnings", "errors", "unreadable", "fault"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** Status of a readable file. */
export function statusOf(findings: readonly Finding[]): FileStatus {
  if (findings.some(({ severity }) => severity === "error")) return "errors";
  return findings.length === 0 ? "ok" : "warnings";
}
