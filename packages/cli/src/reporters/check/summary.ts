import { FILE_STATUSES, type FileStatus, SEVERITIES, type Severity } from "@epb/workbook/diagnostics";
import { ExitCode } from "../../exit-code.js";
import type { FileReport } from "./file-report.js";

/** How often a code was found. */
export interface CodeCount {
  readonly code: string;
  readonly name: string;
  readonly severity: Severity;
  readonly findings: number;
  readonly files: number;
}

/** What a run came to. */
export interface BatchSummary {
  readonly files: number;
  readonly byStatus: Readonly<Record<FileStatus, number>>;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** Sorted by code. */
  readonly codes: readonly CodeCount[];
  readonly exitCode: ExitCode;
}

export interface Thresholds {
  readonly failOn: Severity;
  /** How many warnings are put up with; any number without it. */
  readonly maxWarnings?: number;
}

/** Counts file by file, so that nothing of a file has to be kept. */
export class RunningSummary {
  readonly #thresholds: Thresholds;
  readonly #byStatus = new Map<FileStatus, number>();
  readonly #bySeverity = new Map<Severity, number>();
  readonly #codes = new Map<string, CodeCount>();

  constructor(thresholds: Thresholds) {
    this.#thresholds = thresholds;
  }

  add({ status, issues }: FileReport): void {
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
    const seen = new Set<string>();
    for (const { code, name, severity } of issues) {
      this.#bySeverity.set(severity, (this.#bySeverity.get(severity) ?? 0) + 1);
      const key = `${code} ${severity}`;
      const { findings, files } = this.#codes.get(key) ?? { findings: 0, files: 0 };
      this.#codes.set(key, { code, name, severity, findings: findings + 1, files: files + (seen.has(key) ? 0 : 1) });
      seen.add(key);
    }
  }

  result(): BatchSummary {
    const byStatus = countAll(FILE_STATUSES, this.#byStatus);
    const bySeverity = countAll(SEVERITIES, this.#bySeverity);
    const codes = [...this.#codes].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, count]) => count);
    return {
      files: Object.values(byStatus).reduce((total, count) => total + count, 0),
      byStatus,
      bySeverity,
      codes,
      exitCode: exitCodeOf(byStatus, bySeverity, this.#thresholds),
    };
  }
}

function countAll<Name extends string>(
  names: readonly Name[],
  counts: ReadonlyMap<Name, number>,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;
}

/** The gravest of all files. */
function exitCodeOf(
  byStatus: BatchSummary["byStatus"],
  bySeverity: BatchSummary["bySeverity"],
  { failOn, maxWarnings = Number.POSITIVE_INFINITY }: Thresholds,
): ExitCode {
  if (byStatus.fault > 0) return ExitCode.InternalFault;
  if (byStatus.unreadable > 0) return ExitCode.Unreadable;
  const isOver = bySeverity.error > 0 || (failOn === "warning" && bySeverity.warning > 0);
  return isOver || bySeverity.warning > maxWarnings ? ExitCode.Findings : ExitCode.Ok;
}
