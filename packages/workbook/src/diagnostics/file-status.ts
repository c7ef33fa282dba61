import type { Finding } from "./finding.js";

/** How a file ended, best first. */
export const FILE_STATUSES = ["ok", "warnings", "errors", "unreadable", "fault"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** How a file ended that could be read. */
export function statusOf(findings: readonly Finding[]): FileStatus {
  if (findings.some(({ severity }) => severity === "error")) return "errors";
  return findings.length === 0 ? "ok" : "warnings";
}
