import type { Severity } from "@epb/workbook/diagnostics";
import { markCacheFolder, mayBeCacheFolder } from "../batch/cache.js";
import { chooseFiles } from "../batch/choose-files.js";
import type { Progress } from "../batch/progress.js";
import { openSinks, type ReportSinks } from "../batch/report-sinks.js";
import { runBatch } from "../batch/run-batch.js";
import type { Shard } from "../batch/shard.js";
import type { ExitCode } from "../exit-code.js";
import { type Io, STANDARD_STREAM } from "../io.js";
import { usageError } from "../output/usage-error.js";
import { outputComplaint } from "../output/write-output.js";
import { filesSentence } from "../reporters/check/file-words.js";
import type { ReportRequest } from "../reporters/check/report-kinds.js";
import { type BatchSummary, RunningSummary } from "../reporters/check/summary.js";
import { tellFault } from "./internal-fault.js";

export interface CheckOptions {
  readonly report?: readonly ReportRequest[];
  readonly failOn: Severity;
  readonly maxWarnings?: number;
  readonly shard?: Shard;
  readonly changedSince?: string;
  readonly jobs?: number;
  /** How many seconds a file may take. */
  readonly timeout?: number;
  /** The folder, or true for the usual one. */
  readonly cache?: string | true;
  readonly quiet?: boolean;
  readonly color: boolean;
  readonly progress: boolean;
}

const USUAL_CACHE_FOLDER = ".epb-cache";

/** Checks many files and reports on all of them together. A broken file never stops the rest. */
export async function check(names: readonly string[], options: CheckOptions, io: Io): Promise<ExitCode> {
  const requests = options.report ?? [{ kind: "human" }];
  const reportFiles = requests.flatMap(({ path }) => path ?? []);
  const cacheFolder = options.cache === true ? USUAL_CACHE_FOLDER : options.cache;
  const complaint = misuse(names, requests, cacheFolder, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const chosen = await chooseFiles(names, reportFiles, options, io);
  if (!chosen.ok) return usageError(io, chosen.sentence);
  if (cacheFolder !== undefined) markCacheFolder(cacheFolder, io);

  const { files } = chosen;
  const isShown = io.stderrTerminal.isTerminal && options.progress && !options.quiet && files.length > 1;
  const progress = isShown ? (await import("../batch/progress.js")).showProgress(files.length, io) : undefined;
  const print = (text: string): void => {
    if (io.stdoutTerminal.isTerminal) progress?.clear();
    io.stdout(text);
  };
  const opened = await openSinks(requests, { ...options, print }, io);
  if (!opened.ok) {
    progress?.stop();
    return usageError(io, opened.sentence);
  }
  const { sinks } = opened;
  try {
    const summary = await reportAll(files, { options, cacheFolder, sinks, progress, io });
    if (!options.quiet) tellEnd(summary, requests, options, io);
    return summary.exitCode;
  } catch (error) {
    progress?.stop();
    sinks.discard();
    // What is not a system error of an output is a fault, and the sentence throws it on.
    return usageError(io, outputComplaint(reportFiles.join(", "), error));
  }
}

interface RunParts {
  readonly options: CheckOptions;
  readonly cacheFolder: string | undefined;
  readonly sinks: ReportSinks;
  readonly progress: Progress | undefined;
  readonly io: Io;
}

async function reportAll(
  files: readonly string[],
  { options, cacheFolder, sinks, progress, io }: RunParts,
): Promise<BatchSummary> {
  const running = new RunningSummary(options);
  const onDone: Progress["add"] = (report) => progress?.add(report);
  const { jobs, timeout: timeoutSeconds } = options;
  for await (const report of runBatch(files, { jobs, timeoutSeconds, cacheFolder, onDone }, io)) {
    running.add(report);
    sinks.file(report);
    if (report.trace === undefined) continue;
    progress?.clear();
    tellFault(report.trace, `checking ${report.file}`, io);
  }
  progress?.stop();
  const summary = running.result();
  sinks.finish(summary);
  return summary;
}

/** What is wrong with how the command was called, as a sentence that says what to do. */
function misuse(
  names: readonly string[],
  requests: readonly ReportRequest[],
  cacheFolder: string | undefined,
  io: Io,
): string | undefined {
  if (cacheFolder !== undefined && !mayBeCacheFolder(cacheFolder, io)) {
    return `${cacheFolder} is no cache folder. To check it, put it before --cache; to keep a cache, write --cache=FOLDER with a new folder.`;
  }
  if (names.length === 0) return "Name what to check: files, folders, or patterns in quotation marks.";
  if (names.includes(STANDARD_STREAM)) return "epb check reads files. For standard input there is epb calc -.";
  const paths = requests.flatMap(({ path }) => path ?? []);
  if (requests.length - paths.length > 1) {
    return "Only one report can go to standard output. Give the others files: --report KIND=FILE.";
  }
  const twice = paths.find((path, index) => paths.slice(0, index).some((other) => isSame(path, other, io)));
  if (twice !== undefined) return `Two reports would go to ${twice}. Give each a file of its own.`;
  const overwritten = paths.find((path) => names.some((name) => isSame(name, path, io)));
  if (overwritten !== undefined) {
    return `${overwritten} is one of the inputs and would be overwritten. Name another file for the report.`;
  }
  return undefined;
}

const isSame = (path: string, other: string, io: Io): boolean => path === other || io.isSameFile(path, other);

/** What the reports in files do not say to whoever waits for them. */
function tellEnd(
  summary: BatchSummary,
  requests: readonly ReportRequest[],
  { maxWarnings, changedSince }: CheckOptions,
  io: Io,
): void {
  const isSaid = requests.some(({ kind, path }) => kind === "human" && path === undefined);
  if (!isSaid) io.stderr(`${filesSentence(summary)}.\n`);
  if (summary.files === 0 && changedSince !== undefined)
    io.stderr(`None of the files has changed since ${changedSince}.\n`);
  const { warning } = summary.bySeverity;
  if (maxWarnings !== undefined && warning > maxWarnings) {
    io.stderr(`There are more warnings (${warning}) than --max-warnings allows (${maxWarnings}).\n`);
  }
  const paths = requests.flatMap(({ path }) => path ?? []);
  if (paths.length > 0) io.stderr(`Wrote ${paths.join(", ")}.\n`);
}
