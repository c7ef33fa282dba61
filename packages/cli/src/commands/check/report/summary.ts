import { FILE_STATUSES, type FileStatus, SEVERITIES, type Severity } from "@epb/workbook/diagnostics";
import { ExitCode } from "../../../exit-code.js";
import type { KnownFinding } from "../../../policy/baseline.js";
import type { FileReport } from "./file-report.js";
import { type Skipped, type SkippedFile, SkippedFiles } from "./skipped-files.js";
import type { BatchStatistics, RunningStatistics } from "./statistics.js";

/** Number of findings with a code. */
export interface CodeCount {
  readonly code: string;
  readonly name: string;
  readonly severity: Severity;
  readonly findings: number;
  readonly files: number;
}

/** Totals of a run. */
export interface BatchSummary {
  readonly files: number;
  readonly byStatus: Readonly<Record<FileStatus, number>>;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** Sorted by code. */
  readonly codes: readonly CodeCount[];
  /** Number of findings that waivers accept. */
  readonly waived: number;
  /** Number of findings that the baseline has. */
  readonly known: number;
  /** Number of findings of the baseline that are no longer there. */
  readonly resolved: number;
  /** Files of the baseline that are no longer there. */
  readonly removedFiles: readonly string[];
  /** Number of findings that the configuration ignores. */
  readonly ignored: number;
  /** Present on request. */
  readonly statistics?: BatchStatistics;
  readonly exitCode: ExitCode;
  readonly skipped: Skipped;
}

export interface Thresholds {
  readonly failOn: Severity;
  /** Number of accepted warnings; unlimited if absent. */
  readonly maxWarnings?: number;
  /** Accepts spreadsheets that were skipped because epb does not read their format. */
  readonly allowSkipped?: boolean;
}

/** Optional parts of a summary. */
interface SummaryParts {
  /** Files that were skipped before the run. */
  readonly skipped?: SkippedFiles;
  /** Collects the key figures as well. */
  readonly statistics?: RunningStatistics;
}

/** Counts file by file, without keeping the reports. */
export class RunningSummary {
  readonly #thresholds: Thresholds;
  readonly #skipped: SkippedFiles;
  readonly #byStatus = new Map<FileStatus, number>();
  readonly #bySeverity = new Map<Severity, number>();
  readonly #codes = new Map<string, CodeCount>();
  #waived = 0;
  #known = 0;
  #resolved = 0;
  readonly #removedFiles: string[] = [];
  #ignored = 0;

  readonly #statistics: RunningStatistics | undefined;

  constructor(thresholds: Thresholds, { skipped = new SkippedFiles(), statistics }: SummaryParts = {}) {
    this.#thresholds = thresholds;
    this.#skipped = skipped;
    this.#statistics = statistics;
  }

  skip(file: SkippedFile): void {
    this.#skipped.add(file);
  }

  add(report: FileReport): void {
    const { status, issues, waived = [], known = [], resolved = [], ignored = 0 } = report;
    this.#statistics?.add(report);
    this.#waived += waived.length;
    this.#known += known.length;
    this.#resolved += countOf(resolved);
    this.#ignored += ignored;
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

  /** Counts the findings of a file of the baseline that is no longer there. */
  addRemoved(file: string, resolved: readonly KnownFinding[]): void {
    this.#removedFiles.push(file);
    this.#resolved += countOf(resolved);
  }

  result(): BatchSummary {
    const byStatus = countAll(FILE_STATUSES, this.#byStatus);
    const bySeverity = countAll(SEVERITIES, this.#bySeverity);
    const skipped = this.#skipped.result();
    const codes = [...this.#codes].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, count]) => count);
    return {
      files: Object.values(byStatus).reduce((total, count) => total + count, 0),
      byStatus,
      bySeverity,
      codes,
      waived: this.#waived,
      known: this.#known,
      resolved: this.#resolved,
      removedFiles: this.#removedFiles,
      ignored: this.#ignored,
      ...(this.#statistics !== undefined && { statistics: this.#statistics.result() }),
      exitCode: exitCodeOf(byStatus, bySeverity, skipped, this.#thresholds),
      skipped,
    };
  }
}

const countOf = (known: readonly KnownFinding[]): number => known.reduce((total, { count }) => total + count, 0);

function countAll<Name extends string>(
  names: readonly Name[],
  counts: ReadonlyMap<Name, number>,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;
}

/** Most severe exit code of all files. */
function exitCodeOf(
  byStatus: BatchSummary["byStatus"],
  bySeverity: BatchSummary["bySeverity"],
  { byReason }: Skipped,
  { failOn, maxWarnings = Number.POSITIVE_INFINITY, allowSkipped = false }: Thresholds,
): ExitCode {
  if (byStatus.fault > 0) return ExitCode.InternalFault;
  if (byStatus.unreadable > 0) return ExitCode.Unreadable;
  const isOver = bySeverity.error > 0 || (failOn === "warning" && bySeverity.warning > 0);
  const isIncomplete = !allowSkipped && byReason["other-format"] > 0;
  return isOver || isIncomplete || bySeverity.warning > maxWarnings ? ExitCode.Findings : ExitCode.Ok;
}
