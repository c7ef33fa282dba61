import type { Finding } from "@epb/workbook/diagnostics";
import type { Io } from "../../io.js";
import { tellFault } from "../../shared/internal-fault.js";
import { verboseLine } from "../../verbose-io.js";
import { isJudged, judgeReport, type Policy } from "./judge-report.js";
import type { Progress } from "./progress.js";
import type { CheckedFile, FileReport } from "./report/file-report.js";
import type { BatchSummary, RunningSummary } from "./report/summary.js";
import type { ReportSinks } from "./report-sinks.js";
import type { CheckOptions } from "./run.js";
import { runBatch } from "./run-batch.js";
import { skipReason } from "./skip-reason.js";

/** Parts of a run over many files. */
export interface RunParts {
  readonly options: CheckOptions;
  readonly searched: ReadonlySet<string>;
  readonly running: RunningSummary;
  readonly policy: Policy;
  /** Receives the findings of every file for a baseline of this run. */
  readonly present: Map<string, readonly Finding[]>;
  readonly cacheFolder: string | undefined;
  readonly sinks: ReportSinks;
  readonly progress: Progress | undefined;
  readonly io: Io;
}

/** Checks the files, writes their reports in the order of the files, and returns the summary. */
export async function reportFiles(
  files: readonly string[],
  { options, searched, running, policy, present, cacheFolder, sinks, progress, io }: RunParts,
): Promise<BatchSummary> {
  const onDone = (report: FileReport, checked: CheckedFile): void => {
    progress?.add(report);
    if (!options.verbose) return;
    progress?.clear();
    io.stderr(verboseCheck(checked, cacheFolder));
  };
  const judge = (report: FileReport): Promise<FileReport> => judgeReport(report, policy, io);
  const { jobs, timeout: timeoutSeconds } = options;
  for await (const report of runBatch(files, { jobs, timeoutSeconds, cacheFolder, judge, onDone }, io)) {
    const reason = searched.has(report.file) ? await skipReason(report, io) : undefined;
    if (reason !== undefined) {
      running.skip({ file: report.file, reason });
      continue;
    }
    running.add(report);
    if (isJudged(report) && options.writeBaseline !== undefined) {
      present.set(report.file, [...report.issues, ...(report.known ?? [])]);
    }
    sinks.file(report);
    if (report.trace === undefined) continue;
    progress?.clear();
    tellFault(report.trace, `checking ${report.file}`, io);
  }
  progress?.stop();
  for (const [file, known] of policy.baseline ?? []) if (io.kindOf(file) === undefined) running.addRemoved(file, known);
  const summary = running.result();
  sinks.finish(summary);
  return summary;
}

/** Line of `--verbose` about a file. */
export function verboseCheck(
  { report, keepAt, milliseconds = 0 }: CheckedFile,
  cacheFolder: string | undefined,
): string {
  // A report without a cache path came from the cache, unless the file could not be read.
  const isCached = cacheFolder !== undefined && keepAt === undefined && report.sha256 !== undefined;
  return verboseLine(`check ${report.file}: ${report.status}${isCached ? ", from the cache" : ""}`, milliseconds);
}
