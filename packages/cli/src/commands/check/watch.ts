import { isDeepStrictEqual } from "node:util";
import { FILE_STATUSES, type Severity } from "@epb/workbook/diagnostics";
import type { ExitCode } from "../../exit-code.js";
import { layoutFor } from "../../format/layout.js";
import { inputName } from "../../input/read-bytes.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { configurationPath } from "../../policy/configuration.js";
import { leftOutText } from "../../reports/waived-lines.js";
import { markCacheFolder } from "./cache.js";
import { LatestReports } from "./latest-reports.js";
import { type PreparedCheck, prepareCheck } from "./prepare-check.js";
import type { FileReport } from "./report/file-report.js";
import { countOf, formatCount, STATUS_LABELS } from "./report/file-words.js";
import { humanBatchReporter } from "./report/human-batch.js";
import { namesText } from "./report/skipped-words.js";
import type { BatchSummary } from "./report/summary.js";
import { type CheckOptions, NOTHING_TO_CHECK } from "./run.js";
import { tellCheckEnd } from "./tell-check-end.js";
import { type Difference, isDifferent, settledDifferences, type WatchedState, watchedState } from "./watched-state.js";

/**
 * Interval between two checks for changes, in ms. Polling works on every file system; network drives, where offices
 * keep their workbooks, do not send the system's change events.
 */
const LOOK_EVERY_MS = 1000;

/** Time for which a file must not change before it is read, in ms. Programs write a large workbook in several steps. */
const QUIET_MS = 300;

/**
 * Checks files and reports on them, then checks again what changes. Ends only by an interruption, which the program
 * handles, or by a mistake on the command line.
 */
export async function watch(paths: readonly string[], options: CheckOptions, io: Io): Promise<ExitCode> {
  const misuse = watchMisuse(options);
  if (misuse !== undefined) return usageError(io, misuse);
  const prepared = await prepareCheck(paths, options, io);
  if (!prepared.ok) return usageError(io, ...prepared.sentences);
  const { cacheFolder } = prepared.check;
  if (cacheFolder !== undefined) markCacheFolder(cacheFolder, io);
  const watched = new WatchedCheck(paths, options, prepared.check, io);
  const complaint = await watched.begin();
  if (complaint !== undefined) return usageError(io, complaint);
  if (!options.quiet) io.stderr("Watching for changes. Press Ctrl+C to stop.\n");
  for (;;) {
    await io.pause(LOOK_EVERY_MS);
    await watched.checkChanges();
  }
}

/** Labels for the changes of files, in the order of the output. */
const DIFFERENCE_WORDS: Readonly<Record<Difference, string>> = {
  changed: "Changed",
  new: "New",
  missing: "Missing",
  "found-again": "Found again",
  removed: "Removed",
};

/** A running watch: its settings and the last findings. */
class WatchedCheck {
  readonly #paths: readonly string[];
  readonly #options: CheckOptions;
  readonly #io: Io;
  readonly #latest: LatestReports;
  #check: PreparedCheck;
  /** Fingerprints of the configuration and the baseline in use. */
  #settings: string;

  constructor(paths: readonly string[], options: CheckOptions, check: PreparedCheck, io: Io) {
    this.#paths = paths;
    this.#options = options;
    this.#io = io;
    this.#latest = new LatestReports(options, io);
    this.#check = check;
    this.#settings = this.#settingsNow();
  }

  /** Checks everything once. Returns a sentence if a report cannot be written. */
  async begin(): Promise<string | undefined> {
    const now = this.#look();
    await this.#latest.read([...now.files.keys()], now, this.#check);
    const summary = this.#latest.summary(now, this.#check);
    const { requests, settings } = this.#check;
    const isEmpty = summary.files === 0;
    const wanted = requests.filter(({ path }) => !isEmpty || path !== undefined);
    const complaint = await this.#latest.write(wanted, now, summary, this.#check);
    if (complaint !== undefined) return complaint;
    const sentences = isEmpty && now.files.size > 0 ? [NOTHING_TO_CHECK] : now.sentences;
    for (const sentence of sentences) this.#io.stderr(`${sentence}\n`);
    if (!this.#options.quiet && !isEmpty) tellCheckEnd(summary, requests, { ...this.#options, ...settings }, this.#io);
    return undefined;
  }

  /** Checks the files that are different since they were checked, or all of them under different settings. */
  async checkChanges(): Promise<void> {
    const settingsBefore = this.#settingsNow();
    const before = this.#look();
    const held = this.#latest.held();
    const checked = this.#latest.fingerprints;
    if (settingsBefore === this.#settings && held.length === 0 && !isDifferent(checked, before.files)) return;
    await this.#io.pause(QUIET_MS);
    const settings = this.#settingsNow();
    const now = this.#look();
    if (settings === this.#settings) return this.#checkDifferences(before, now, held);
    // Files are still being written: wait for the next check.
    if (settings === settingsBefore && !isDifferent(before.files, now.files)) await this.#useSettings();
  }

  async #checkDifferences(before: WatchedState, now: WatchedState, held: readonly string[]): Promise<void> {
    const checked = this.#latest.fingerprints;
    const differences = settledDifferences(checked, before.files, now.files);
    const again = held.filter((file) => now.files.has(file) && now.files.get(file) === checked.get(file));
    const toRead = [...now.files.keys()].filter((file) => differences.has(file) || again.includes(file));
    const changed = [...new Set([...differences.keys(), ...toRead])].sort();
    const previous = new Map(changed.map((file) => [file, this.#latest.get(file)]));
    await this.#latest.read(toRead, now, this.#check);
    const groups = new Map(Object.values(DIFFERENCE_WORDS).map((word): [string, string[]] => [word, []]));
    const reports: FileReport[] = [];
    for (const file of changed) {
      if (!now.files.has(file)) this.#latest.forget(file);
      const difference = differences.get(file);
      const [then, report] = [previous.get(file), this.#latest.get(file)];
      // JSON of other programs has no report; a file that is still held has the same.
      if (difference === undefined ? isDeepStrictEqual(then, report) : (then ?? report) === undefined) continue;
      groups.get(DIFFERENCE_WORDS[difference ?? "changed"])?.push(inputName(file));
      if (report !== undefined) reports.push(report);
    }
    if ([...groups.values()].every((files) => files.length === 0)) return;
    await this.#tell(changesLine(this.#io.timeOfDay(), groups), reports, now);
  }

  /** Reads the current settings and checks everything again. Settings with a mistake are reported and ignored. */
  async #useSettings(): Promise<void> {
    const time = this.#io.timeOfDay();
    const prepared = await prepareCheck(this.#paths, this.#options, this.#io);
    if (!prepared.ok) {
      this.#settings = this.#settingsNow();
      this.#io.stderr(`\n${time}  epb cannot use the changed settings, and continues with the earlier settings.\n`);
      usageError(this.#io, ...prepared.sentences);
      return;
    }
    this.#check = prepared.check;
    this.#settings = this.#settingsNow();
    const now = this.#look();
    const files = [...now.files.keys()];
    for (const file of [...this.#latest.fingerprints.keys()]) if (!now.files.has(file)) this.#latest.forget(file);
    await this.#latest.read(files, now, this.#check);
    const reports = files.flatMap((file) => this.#latest.get(file) ?? []);
    await this.#tell(`${time}  The settings changed. All files are checked again.`, reports, now);
  }

  #look(): WatchedState {
    const { settings, reportPaths, ownFiles } = this.#check;
    return watchedState(settings.names, [...reportPaths, ...ownFiles], this.#io);
  }

  #settingsNow(): string {
    const files = [configurationPath(this.#options.config, this.#io), this.#check.settings.baselineFile];
    return JSON.stringify(files.map((file) => file && [file, this.#io.fingerprintOf(file)]));
  }

  /** Prints the changes, the findings of these files, and the totals of all; rewrites the reports in files. */
  async #tell(heading: string, reports: readonly FileReport[], now: WatchedState): Promise<void> {
    const { requests } = this.#check;
    const { color, quiet } = this.#options;
    const summary = this.#latest.summary(now, this.#check);
    if (requests.some(({ kind, path }) => kind === "human" && path === undefined)) {
      const layout = layoutFor(this.#io.stdoutTerminal, this.#io, color);
      const reporter = humanBatchReporter(layout);
      const findings = reports.map((report) => reporter.file(report)).join("");
      this.#io.stdout(`\n${layout.paint("heading", heading)}\n${findings}${totalsLine(summary)}\n`);
    } else if (!quiet) this.#io.stderr(`\n${heading}\n${totalsLine(summary)}\n`);
    const inFiles = requests.filter(({ path }) => path !== undefined);
    const complaint = await this.#latest.write(inFiles, now, summary, this.#check);
    // Another program may have the report open; the next change writes it again.
    if (complaint !== undefined) usageError(this.#io, complaint);
  }
}

/** Mistake in a command line with `--watch`, as a sentence that says what to do. */
function watchMisuse({ report = [], changedSince, shard, writeBaseline }: CheckOptions): string | undefined {
  const senseless = [
    ...(changedSince === undefined ? [] : ["--changed-since"]),
    ...(shard === undefined ? [] : ["--shard"]),
    ...(writeBaseline === undefined ? [] : ["--write-baseline"]),
  ];
  const [option] = senseless;
  if (option !== undefined) return `${option} does not work with --watch. Remove one of the two options.`;
  if (report.some(({ kind }) => kind === "github")) {
    return "--report github does not work with --watch. Remove one of the two options.";
  }
  const document = report.find(({ kind, path }) => kind !== "human" && path === undefined);
  if (document === undefined) return undefined;
  const { kind } = document;
  return `With --watch, the ${kind} report needs a file. Write --report ${kind}=FILE.`;
}

/** Files of a check by their change, such as "Changed". */
type ChangeGroups = ReadonlyMap<string, readonly string[]>;

/** `14:32:05  Changed: a.xlsx. New: b.xlsx, c.xlsx.` */
function changesLine(time: string, groups: ChangeGroups): string {
  const texts = [...groups]
    .filter(([, files]) => files.length > 0)
    .map(([what, files]) => `${what}: ${namesText(files)}.`);
  return `${time}  ${texts.join(" ")}`;
}

/** Totals of all files after a check: `12 files: 10 ok, 2 with errors; 3 errors, 1 waived.` */
function totalsLine(summary: BatchSummary): string {
  const { files, byStatus, bySeverity, waived, known, resolved, ignored } = summary;
  const statuses = FILE_STATUSES.filter((status) => byStatus[status] > 0).map(
    (status) => `${formatCount(byStatus[status])} ${STATUS_LABELS[status]}`,
  );
  const severities = (["error", "warning"] satisfies readonly Severity[])
    .filter((severity) => bySeverity[severity] > 0)
    .map((severity) => countOf(bySeverity[severity], severity));
  const leftOut = leftOutText({ waived, known, resolved, ignored });
  const findings = [...(severities.length === 0 ? ["no findings"] : severities), ...(leftOut === "" ? [] : [leftOut])];
  const ofFiles = statuses.length === 0 ? "" : `: ${statuses.join(", ")}`;
  return `${countOf(files, "file")}${ofFiles}; ${findings.join(", ")}.`;
}
