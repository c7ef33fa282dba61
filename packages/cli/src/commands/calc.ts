import type { ScheduleId } from "@epb/engine/report";
import type { Severity } from "@epb/workbook/diagnostics";
import { calculateInput, type Outcome } from "../calculate-input.js";
import { countLine, exitCodeOf } from "../diagnostics/threshold.js";
import { ExitCode, gravestExitCode } from "../exit-code.js";
import { type Layout, layoutFor } from "../format/layout.js";
import { readInput } from "../input/read-input.js";
import { type Io, STANDARD_STREAM } from "../io.js";
import { usageError } from "../output/usage-error.js";
import { writeOutput } from "../output/write-output.js";
import { chooseReporter } from "../reporters/calc/choose-reporter.js";
import type { Format } from "../reporters/calc/formats.js";
import type { Output, Reporter } from "../reporters/calc/reporter.js";
import { findingLines } from "../reporters/shared/finding-lines.js";
import { misuse } from "./calc-misuse.js";
import { reportInternalFault } from "./internal-fault.js";
import { writeFolder } from "./write-folder.js";

export interface CalcOptions {
  readonly format: Format;
  readonly schedule?: readonly ScheduleId[];
  readonly explain?: boolean;
  readonly output?: string;
  readonly failOn: Severity;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** Reads, checks and calculates each file in order and reports on all of them; a broken file never stops the rest. */
export async function calc(files: readonly string[], options: CalcOptions, io: Io): Promise<ExitCode> {
  const complaint = misuse(files, options, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const { format, schedule: schedules = [], explain: explains = false, output } = options;
  const isToFile = output !== undefined && output !== STANDARD_STREAM;
  const outLayout = layoutFor(isToFile ? NO_TERMINAL : io.stdoutTerminal, io, options.color);
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const reporter = await chooseReporter({ format, schedules, explains }, outLayout);
  const context: RunContext = { options, reporter, errLayout, isStreamed: reporter.isStream === true && !isToFile, io };

  const runs: Run[] = [];
  for (const file of files) runs.push(await runOne(file, context));
  if (context.isStreamed) return gravestExitCode(runs.map(({ exitCode }) => exitCode));
  const reports = runs.filter(({ isReported }) => isReported).map(({ report }) => report);
  const contents = reporter.together(reports, files.length);
  // Where nothing could be read there is nothing to write, and what was in the file before stays.
  const written = contents === undefined ? ExitCode.Ok : await write(contents, output, io);
  if (contents !== undefined && written === ExitCode.Ok && isToFile && !options.quiet) {
    io.stderr(`Wrote ${output}${tally(runs)}.\n`);
  }
  return gravestExitCode([written, ...runs.map(({ exitCode }) => exitCode)]);
}

function write(contents: Output, output: string | undefined, io: Io): Promise<ExitCode> {
  if (typeof contents === "string" || contents instanceof Uint8Array) return writeOutput(contents, output, io);
  return writeFolder(contents, output ?? ".", io);
}

const NO_TERMINAL = { isTerminal: false, columns: undefined };

interface Run {
  readonly exitCode: ExitCode;
  /** False when a fault of the program kept the report from being made, or when it has gone out already. */
  readonly isReported: boolean;
  readonly report?: unknown;
  readonly outcome?: Outcome;
}

interface RunContext {
  readonly options: CalcOptions;
  readonly reporter: Reporter;
  readonly errLayout: Layout;
  readonly isStreamed: boolean;
  readonly io: Io;
}

async function runOne(file: string, { options, reporter, errLayout, isStreamed, io }: RunContext): Promise<Run> {
  try {
    const outcome = calculateInput(await readInput(file, io, { wantsFigures: true }));
    const { findings, input } = outcome;
    const isUnreadable = !input.contents.ok;
    const report = await reporter.one(outcome);
    // Tables have no place for findings; an input that cannot be read is said aloud in every format.
    const isNoted = isUnreadable || report === undefined || (reporter.leavesOutFindings === true && !options.quiet);
    if (findings.length > 0 && isNoted) io.stderr(`${findingLines(findings, errLayout).join("\n")}\n`);
    const exitCode = isUnreadable ? ExitCode.Unreadable : exitCodeOf(findings, options.failOn);
    if (isStreamed) await write(reporter.together([report], 1) ?? "", undefined, io);
    return { exitCode, isReported: !isStreamed, report, outcome };
  } catch (error) {
    return { exitCode: reportInternalFault(error, `calculating ${file}`, io), isReported: false };
  }
}

function tally(runs: readonly Run[]): string {
  const counts = countLine(runs.flatMap(({ outcome }) => outcome?.findings ?? []));
  return counts === "" ? "" : ` (${counts})`;
}
