import type { ScheduleId } from "@epb/engine/report";
import type { Severity } from "@epb/workbook/diagnostics";
import { calculateInput, type Outcome } from "../../calculate-input.js";
import { countLine, exitCodeOf } from "../../diagnostics/threshold.js";
import { ExitCode, gravestExitCode } from "../../exit-code.js";
import { type Layout, layoutFor, NO_TERMINAL } from "../../format/layout.js";
import { readInput } from "../../input/read-input.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import { RAW_MISUSE } from "../../options/format-option.js";
import type { OutputFile, OutputFormat } from "../../output/output-file.js";
import { usageError } from "../../output/usage-error.js";
import { writeContents } from "../../output/write-contents.js";
import { targetComplaint } from "../../output/write-output.js";
import { readConfiguration } from "../../policy/configuration.js";
import type { FindingRules } from "../../policy/finding-rules.js";
import { judgeOutcome } from "../../project/judge-outcome.js";
import { chooseReporter } from "../../reports/choose-reporter.js";
import { FORMATS_WITH_EXPLANATIONS, FORMATS_WITH_SCHEDULES, type Format } from "../../reports/formats.js";
import { outcomeLines } from "../../reports/outcome-lines.js";
import type { Reporter } from "../../reports/reporter.js";
import { reportInternalFault } from "../../shared/internal-fault.js";
import { expandPatterns } from "../check/expand-patterns.js";

export interface CalcOptions {
  readonly format: Format;
  readonly schedule?: readonly ScheduleId[];
  readonly explain?: boolean;
  /** CSV for programs. */
  readonly raw?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  /** Overrides the configuration. */
  readonly failOn?: Severity;
  /** Path of the configuration file; false for none, the nearest without it. */
  readonly config?: string | false;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** Reads, checks and calculates each file in order and reports on all of them; a broken file never stops the rest. */
export async function calc(names: readonly string[], options: CalcOptions, io: Io): Promise<ExitCode> {
  const expanded = await expandPatterns(names, io);
  if (!expanded.ok) return usageError(io, expanded.sentence);
  const { files } = expanded;
  const complaint = misuse(files, options, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const read = await readConfiguration(options.config, io);
  if (!read.ok) return usageError(io, ...read.sentences);
  const { configuration } = read;
  const { format, schedule: schedules = [], explain: explains = false, raw: isRaw = false, output } = options;
  const target: OutputFile = { path: output, format: FILE_FORMATS[format], force: options.force };
  const obstacle = await targetComplaint(target, io);
  if (obstacle !== undefined) return usageError(io, obstacle);
  const isToFile = output !== undefined && output !== STANDARD_STREAM;
  const outLayout = layoutFor(isToFile ? NO_TERMINAL : io.stdoutTerminal, io, options.color);
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const reporter = await chooseReporter({ format, schedules, explains, isRaw }, outLayout);
  const context: RunContext = {
    quiet: options.quiet,
    rules: configuration.rules,
    failOn: options.failOn ?? configuration.failOn ?? "error",
    reporter,
    errLayout,
    isStreamed: reporter.isStream === true && !isToFile,
    io,
  };

  const runs: Run[] = [];
  for (const file of files) runs.push(await runOne(file, context));
  if (context.isStreamed) return gravestExitCode(runs.map(({ exitCode }) => exitCode));
  const reports = runs.filter(({ isReported }) => isReported).map(({ report }) => report);
  const contents = reporter.together(reports, files.length);
  // If no file could be read, there is nothing to write, and the existing output file stays.
  const written = contents === undefined ? ExitCode.Ok : await writeContents(contents, target, io);
  if (contents !== undefined && written === ExitCode.Ok && isToFile && !options.quiet) {
    io.stderr(`Wrote ${output}${tally(runs)}.\n`);
  }
  return gravestExitCode([written, ...runs.map(({ exitCode }) => exitCode)]);
}

/** Format of the output file of each report. */
const FILE_FORMATS: Readonly<Record<Format, OutputFormat>> = {
  human: "text",
  json: "json",
  ndjson: "ndjson",
  csv: "csv",
  xlsx: "workbook",
  html: "html",
};

const STREAM: OutputFile = { path: undefined, format: "text" };

interface Run {
  readonly exitCode: ExitCode;
  /** False if an internal fault prevented the report, or if the report was already printed. */
  readonly isReported: boolean;
  readonly report?: unknown;
  readonly outcome?: Outcome;
}

interface RunContext {
  readonly quiet: boolean | undefined;
  readonly rules: FindingRules;
  readonly failOn: Severity;
  readonly reporter: Reporter;
  readonly errLayout: Layout;
  readonly isStreamed: boolean;
  readonly io: Io;
}

async function runOne(file: string, context: RunContext): Promise<Run> {
  const { quiet, rules, failOn, reporter, errLayout, isStreamed, io } = context;
  try {
    const outcome = await judgeOutcome(calculateInput(await readInput(file, io, { wantsFigures: true })), rules, io);
    const { findings, input } = outcome;
    const isUnreadable = !input.contents.ok;
    const report = await reporter.one(outcome);
    // Tables have no place for findings; unreadable inputs are reported on standard error in every format.
    const isNoted = isUnreadable || report === undefined || (reporter.leavesOutFindings === true && !quiet);
    const lines = isNoted ? outcomeLines(outcome, errLayout) : [];
    if (lines.length > 0) io.stderr(`${lines.join("\n")}\n`);
    const exitCode = isUnreadable ? ExitCode.Unreadable : exitCodeOf(findings, failOn);
    if (isStreamed) await writeContents(reporter.together([report], 1) ?? "", STREAM, io);
    return { exitCode, isReported: !isStreamed, report, outcome };
  } catch (error) {
    return { exitCode: reportInternalFault(error, `calculating ${file}`, io), isReported: false };
  }
}

function tally(runs: readonly Run[]): string {
  const counts = countLine(runs.flatMap(({ outcome }) => outcome?.findings ?? []));
  return counts === "" ? "" : ` (${counts})`;
}

/** Reason why the arguments are refused, as a sentence with the correction. */
function misuse(files: readonly string[], options: CalcOptions, io: Io): string | undefined {
  const { format, schedule: schedules = [], output, explain, raw } = options;
  if (raw && format !== "csv") return RAW_MISUSE;
  if (schedules.length > 0 && !FORMATS_WITH_SCHEDULES.includes(format)) {
    return "--schedule works only with --format human and --format csv. Remove --schedule: the other formats contain all schedules.";
  }
  if (explain && !FORMATS_WITH_EXPLANATIONS.includes(format)) {
    return `--explain does not work with --format ${format}. Choose human, json, ndjson, or html, or use epb explain for one figure.`;
  }
  if (format === "csv" && schedules.length > 1 && (output === undefined || output === STANDARD_STREAM)) {
    return "Each schedule is written to a separate CSV file. Give a folder for the files: -o FOLDER.";
  }
  return workbookMisuse(files, options, io) ?? inputMisuse(files, output, io);
}

function workbookMisuse(files: readonly string[], { format, output }: CalcOptions, io: Io): string | undefined {
  if (format !== "xlsx") return undefined;
  if (files.length > 1)
    return "A workbook of results can contain only one project. Give one file, and run the command once for each project.";
  if (output === undefined) return "Give a file name for the workbook: -o FILE.xlsx. In a pipe, use -o -.";
  return output === STANDARD_STREAM && io.stdoutTerminal.isTerminal
    ? "A workbook cannot be shown on a terminal. Write the workbook to a file: -o FILE.xlsx."
    : undefined;
}

function inputMisuse(files: readonly string[], output: string | undefined, io: Io): string | undefined {
  if (files.filter((file) => file === STANDARD_STREAM).length > 1) {
    return "Standard input (-) can be used only once. Give file paths for the other inputs.";
  }
  if (output !== undefined && files.some((file) => io.isSameFile(file, output))) {
    return `${output} is one of the inputs and would be overwritten. Choose another file name with -o.`;
  }
  return undefined;
}
