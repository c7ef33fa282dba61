import type { Finding, Severity } from "@epb/workbook/diagnostics";

/** Selection and severity of findings. */
export interface FindingRules {
  /** Severity by code, in place of the default severity. */
  readonly severity: ReadonlyMap<string, Severity>;
  /** Codes and areas (`EPB-PRC`) to report; undefined for all. */
  readonly select: readonly string[] | undefined;
  /** Codes and areas to ignore. */
  readonly ignore: readonly string[];
}

export const NO_RULES: FindingRules = { severity: new Map(), select: undefined, ignore: [] };

/** True if findings with a code are ignored. */
export function isIgnored(code: string, { select, ignore }: FindingRules): boolean {
  const isNamed = (names: readonly string[]): boolean => names.includes(code) || names.includes(areaOf(code));
  return isNamed(ignore) || (select !== undefined && !isNamed(select));
}

/** The finding with the severity that its code has under the rules. */
export function withSeverity(finding: Finding, { severity }: FindingRules): Finding {
  const chosen = severity.get(finding.code);
  return chosen === undefined || chosen === finding.severity ? finding : { ...finding, severity: chosen };
}

/** `EPB-PRC` of `EPB-PRC-001`. */
const areaOf = (code: string): string => code.replace(/-\d+$/, "");

/** True if the rules can change a finding. */
export const hasRules = ({ severity, select, ignore }: FindingRules): boolean =>
  severity.size > 0 || select !== undefined || ignore.length > 0;
