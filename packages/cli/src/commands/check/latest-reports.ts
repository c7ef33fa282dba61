import { inputName } from "../../input/read-bytes.js";
import type { Io } from "../../io.js";
import { outputComplaint } from "../../output/output-complaint.js";
import { tellFault } from "../../shared/internal-fault.js";
import { judgeReport } from "./judge-report.js";
import type { PreparedCheck } from "./prepare-check.js";
import type { FileReport } from "./report/file-report.js";
import type { ReportRequest } from "./report/report-kinds.js";
import type { SkipReason } from "./report/skipped-files.js";
import { RunningStatistics } from "./report/statistics.js";
import { type BatchSummary, RunningSummary } from "./report/summary.js";
import { verboseCheck } from "./report-files.js";
import { openSinks } from "./report-sinks.js";
import type { CheckOptions } from "./run.js";
import { runBatch } from "./run-batch.js";
import { skipReason } from "./skip-reason.js";
import type { WatchedState } from "./watched-state.js";

/** Names of findings about files that another program may be holding for a moment. */
const HELD: ReadonlySet<string> = new Set(["input/cannot-open", "input/not-permitted"]);

/** The latest report of each file that is watched, so that totals are of all files when one is read again. */
export class LatestReports {
  readonly #options: CheckOptions;
  readonly #io: Io;
  readonly #reports = new Map<string, FileReport>();
  /** Outputs of epb and JSON of other programs. */
  readonly #skipped = new Map<string, SkipReason>();
  /** Fingerprints of the files as they were read. */
  readonly #checked = new Map<string, string | undefined>();

  constructor(options: CheckOptions, io: Io) {
    this.#options = options;
    this.#io = io;
  }

  get fingerprints(): WatchedState["files"] {
    return this.#checked;
  }

  get(file: string): FileReport | undefined {
    return this.#reports.get(file);
  }

  forget(file: string): void {
    this.#reports.delete(file);
    this.#skipped.delete(file);
    this.#checked.delete(file);
  }

  /** Files that could not be opened, as when another program holds them. They become readable without a change. */
  held(): readonly string[] {
    return [...this.#reports].filter(([, report]) => HELD.has(report.issues[0]?.name ?? "")).map(([file]) => file);
  }

  /** Reads and checks files. Notes their fingerprints from before, so that a change while they are read is noticed. */
  async read(
    files: readonly string[],
    { files: fingerprints, searched }: WatchedState,
    { policy, cacheFolder }: PreparedCheck,
  ): Promise<void> {
    if (files.length === 0) return;
    const { jobs, timeout: timeoutSeconds, verbose, quiet, progress: wantsProgress } = this.#options;
    const io = this.#io;
    const isShown = io.stderrTerminal.isTerminal && wantsProgress && !quiet && files.length > 1;
    const progress = isShown ? (await import("./progress.js")).showProgress(files.length, io) : undefined;
    const judge = (report: FileReport): Promise<FileReport> => judgeReport(report, policy, io);
    const onDone: Parameters<typeof runBatch>[1]["onDone"] = (report, checked) => {
      progress?.add(report);
      if (!verbose) return;
      progress?.clear();
      io.stderr(verboseCheck(checked, cacheFolder));
    };
    const left = [...files];
    for await (const report of runBatch(files, { jobs, timeoutSeconds, cacheFolder, judge, onDone }, io)) {
      // Reports arrive in the order of the files, but have display names.
      const file = left.shift() ?? report.file;
      this.#checked.set(file, fingerprints.get(file));
      const reason = searched.has(file) ? await skipReason(report, io) : undefined;
      this.#reports.delete(file);
      this.#skipped.delete(file);
      if (reason === undefined) this.#reports.set(file, report);
      else this.#skipped.set(file, reason);
      if (report.trace === undefined) continue;
      progress?.clear();
      tellFault(report.trace, `checking ${report.file}`, io);
    }
    progress?.stop();
  }

  /** Totals of all files. */
  summary({ skipped, files }: WatchedState, { settings, policy }: PreparedCheck): BatchSummary {
    const statistics = this.#options.statistics && { statistics: new RunningStatistics() };
    const running = new RunningSummary(settings, { skipped, ...statistics });
    for (const file of files.keys()) {
      const report = this.#reports.get(file);
      const reason = this.#skipped.get(file);
      if (report !== undefined) running.add(report);
      else if (reason !== undefined) running.skip({ file: inputName(file), reason });
    }
    for (const [file, known] of policy.baseline ?? []) {
      if (this.#io.kindOf(file) === undefined) running.addRemoved(file, known);
    }
    return running.result();
  }

  /** Writes complete reports on all files. Returns a sentence if a report cannot be written. */
  async write(
    requests: readonly ReportRequest[],
    { files }: WatchedState,
    summary: BatchSummary,
    { settings }: PreparedCheck,
  ): Promise<string | undefined> {
    if (requests.length === 0) return undefined;
    const opened = await openSinks(requests, { ...this.#options, ...settings, print: this.#io.stdout }, this.#io);
    if (!opened.ok) return opened.sentence;
    const { sinks } = opened;
    try {
      for (const file of files.keys()) {
        const report = this.#reports.get(file);
        if (report !== undefined) sinks.file(report);
      }
      sinks.finish(summary);
      return undefined;
    } catch (error) {
      sinks.discard();
      return outputComplaint(requests.flatMap(({ path }) => path ?? []).join(", "), error);
    }
  }
}
