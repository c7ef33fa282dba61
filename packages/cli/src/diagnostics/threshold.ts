import { type Finding, SEVERITIES, type Severity } from "@epb/workbook/diagnostics";
import { ExitCode } from "../exit-code.js";

/** Exit status of findings at a threshold. */
export function exitCodeOf(findings: readonly Finding[], failOn: Severity): ExitCode {
  const counted = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  return findings.some(({ severity }) => counted.includes(severity)) ? ExitCode.Findings : ExitCode.Ok;
}

/** `2 errors, 1 warning`; empty if there are no findings. */
export function countLine(findings: readonly Finding[]): string {
  return SEVERITIES.map((severity) => ({
    severity,
    count: findings.filter((finding) => finding.severity === severity).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severity}${count === 1 ? "" : "s"}`)
    .join(", ");
}
