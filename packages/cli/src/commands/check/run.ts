import type { Finding, Severity } from "@epb/workbook/diagnostics";
import { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { outputComplaint } from "../../output/output-complaint.js";
import type { OutputFile } from "../../output/output-file.js";
import { usageError } from "../../output/usage-error.js";
import { writeOutput } from "../../output/write-output.js";
import { baselineText } from "../../policy/baseline.js";
import { markCacheFolder } from "./cache.js";
import { findChangedFiles } from "./changed-files.js";
import { findInputs, type InputsResult } from "./find-inputs.js";
import { prepareCheck } from "./prepare-check.js";
import type { ReportRequest } from "./report/report-kinds.js";
import { SkippedFiles } from "./report/skipped-files.js";
import { RunningStatistics } from "./report/statistics.js";
import { RunningSummary } from "./report/summary.js";
import { type RunParts, reportFiles } from "./report-files.js";
import { openSinks } from "./report-sinks.js";
import { filesOfShard, type Shard } from "./shard.js";
import { tellCheckEnd } from "./tell-check-end.js";

export interface CheckOptions {
  readonly report?: readonly ReportRequest[];
  readonly force?: boolean;
  readonly statistics?: boolean;
  /** Overrides the configuration. */
  readonly failOn?: Severity;
  /** Path of the configuration file; false for none, the nearest without it. */
  readonly config?: string | false;
  /** File with known findings. */
  readonly baseline?: string;
  /** File for the findings of this run. */
  readonly writeBaseline?: string;
  readonly maxWarnings?: number;
  readonly allowSkipped?: boolean;
  readonly shard?: Shard;
  readonly changedSince?: string;
  readonly jobs?: number;
  /** Time limit for a file, in seconds. */
  readonly timeout?: number;
  /** Folder of the cache, or true for the default one. */
  readonly cache?: string | true;
  /** Check changed files again until the program is interrupted. */
  readonly watch?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: boolean;
  readonly progress: boolean;
}

/** Checks many files and reports on all of them together. A broken file never stops the rest. */
export async function check(paths: readonly string[], options: CheckOptions, io: Io): Promise<ExitCode> {
  const prepared = await prepareCheck(paths, options, io);
  if (!prepared.ok) return usageError(io, ...prepared.sentences);
  const { settings, policy, requests, reportPaths, ownFiles, cacheFolder } = prepared.check;
  const { writeBaseline } = options;
  const skipped = new SkippedFiles();
  const chosen = await chooseFiles(settings.names, [...reportPaths, ...ownFiles], options, skipped, io);
  if (!chosen.ok) return usageError(io, chosen.sentence);
  if (cacheFolder !== undefined) markCacheFolder(cacheFolder, io);

  const { files, searched } = chosen;
  const isShown = io.stderrTerminal.isTerminal && options.progress && !options.quiet && files.length > 1;
  const progress = isShown ? (await import("./progress.js")).showProgress(files.length, io) : undefined;
  const print = (text: string): void => {
    if (io.stdoutTerminal.isTerminal) progress?.clear();
    io.stdout(text);
  };
  const opened = await openSinks(requests, { ...options, ...settings, print }, io);
  if (!opened.ok) {
    progress?.stop();
    return usageError(io, opened.sentence);
  }
  const { sinks } = opened;
  try {
    const present = new Map<string, readonly Finding[]>();
    const running = new RunningSummary(settings, {
      skipped,
      ...(options.statistics && { statistics: new RunningStatistics() }),
    });
    const parts: RunParts = { options, searched, running, policy, present, cacheFolder, sinks, progress, io };
    const summary = await reportFiles(files, parts);
    if (writeBaseline !== undefined) {
      const target: OutputFile = { path: writeBaseline, format: "json", force: options.force };
      const written = await writeOutput(baselineText(writeBaseline, present), target, io);
      if (written !== ExitCode.Ok) return written;
    }
    if (!options.quiet) tellCheckEnd(summary, requests, { ...options, ...settings }, io);
    return summary.files === 0 && files.length > 0 ? usageError(io, NOTHING_TO_CHECK) : summary.exitCode;
  } catch (error) {
    progress?.stop();
    sinks.discard();
    // An error that is not a system error of an output is a fault: `outputComplaint` rethrows it.
    return usageError(io, outputComplaint(reportPaths.join(", "), error));
  }
}

/** Error instead of an empty result, because an empty list of findings would look like a success. */
export const NOTHING_TO_CHECK =
  "There is no workbook (.xlsx, .ods, .xls, .csv) and no project (.json) among the files.";

interface FileChoice {
  readonly changedSince?: string;
  readonly shard?: Shard;
}

/** The files to check: those that were named, of these the changed ones, of these one part. Notes the others. */
async function chooseFiles(
  names: readonly string[],
  reportFiles: readonly string[],
  { changedSince, shard }: FileChoice,
  skipped: SkippedFiles,
  io: Io,
): Promise<InputsResult> {
  const found = findInputs(names, reportFiles, skipped, io);
  if (!found.ok) return found;
  let { files } = found;
  if (changedSince !== undefined) {
    const changed = await findChangedFiles(changedSince, io);
    if (!changed.ok) return changed;
    const kept = files.filter(changed.isChanged);
    skipped.count("unchanged", files.length - kept.length);
    skipped.removeUnchanged(changed.isChanged);
    files = kept;
  }
  if (shard !== undefined) {
    const part = filesOfShard(files, shard);
    skipped.count("other-shard", files.length - part.length);
    files = part;
  }
  return { ...found, files };
}
