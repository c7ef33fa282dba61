import { calculateInput, type Outcome } from "../calculate-input.js";
import type { Severity } from "../diagnostics/diagnostic.js";
import { countLine, exitCodeOf } from "../diagnostics/threshold.js";
import { ExitCode, gravestExitCode } from "../exit-code.js";
import { layoutFor } from "../format/layout.js";
import { readInput } from "../input/read-input.js";
import { type Io, STANDARD_STREAM } from "../io.js";
import { chooseReporter } from "../reporters/choose-reporter.js";
import type { CsvSchedule, Format } from "../reporters/formats.js";
import { findingLines } from "../reporters/human/findings.js";
import type { Layout, Reporter } from "../reporters/reporter.js";
import { reportInternalFault } from "./internal-fault.js";
import { usageError } from "./usage-error.js";
import { writeOutput } from "./write-output.js";

export interface CalcOptions {
  readonly format: Format;
  readonly schedule?: CsvSchedule;
  readonly output?: string;
  readonly failOn: Severity;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** Reads, checks and calculates each file in order and reports on all of them; a broken file never stops the rest. */
export async function calc(files: readonly string[], options: CalcOptions, io: Io): Promise<ExitCode> {
  const complaint = misuse(files, options, io);
  if (complaint !== undefined) return usageError(io, complaint);
  const isToFile = options.output !== undefined && options.output !== STANDARD_STREAM;
  const outLayout = layoutFor(isToFile ? NO_TERMINAL : io.stdoutTerminal, io, options.color);
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const reporter = await chooseReporter(options.format, options.schedule ?? "1", outLayout);

  const runs: Run[] = [];
  for (const file of files) runs.push(await runOne(file, { options, reporter, errLayout, io }));
  const reports = runs.flatMap(({ report }) => report ?? []);
  const text = reporter.together(reports, files.length);
  // Where nothing could be read there is nothing to write, and what was in the file before stays.
  const written = text === "" ? ExitCode.Ok : await writeOutput(text, options.output, io);
  if (text !== "" && written === ExitCode.Ok && isToFile && !options.quiet) {
    io.stderr(`Wrote ${options.output}${tally(runs)}.\n`);
  }
  return gravestExitCode([written, ...runs.map(({ exitCode }) => exitCode)]);
}

const NO_TERMINAL = { isTerminal: false, columns: undefined };

interface Run {
  readonly exitCode: ExitCode;
  /** Absent when a fault of the program kept it from being made. */
  readonly report?: string;
  readonly outcome?: Outcome;
}

interface RunContext {
  readonly options: CalcOptions;
  readonly reporter: Reporter;
  readonly errLayout: Layout;
  readonly io: Io;
}

async function runOne(file: string, { options, reporter, errLayout, io }: RunContext): Promise<Run> {
  try {
    const outcome = calculateInput(await readInput(file, io));
    const { diagnostics, input } = outcome;
    const isUnreadable = !input.contents.ok;
    // A table has no place for findings; an input that cannot be read is said aloud in every format.
    const isNoted = options.format === "csv" && !options.quiet;
    if (diagnostics.length > 0 && (isUnreadable || isNoted)) {
      io.stderr(`${findingLines(diagnostics, errLayout).join("\n")}\n`);
    }
    const exitCode = isUnreadable ? ExitCode.Unreadable : exitCodeOf(diagnostics, options.failOn);
    return { exitCode, report: reporter.one(outcome), outcome };
  } catch (error) {
    return { exitCode: reportInternalFault(error, `calculating ${file}`, io) };
  }
}

/** What is wrong with how the command was called, as a sentence that says what to do. */
function misuse(files: readonly string[], { format, schedule, output }: CalcOptions, io: Io): string | undefined {
  if (schedule !== undefined && format !== "csv") {
    return "--schedule chooses the table of --format csv. Add --format csv, or leave --schedule out.";
  }
  if (files.filter((file) => file === STANDARD_STREAM).length > 1) {
    return "Standard input (-) can be read once. Name the other inputs as files.";
  }
  if (output !== undefined && files.some((file) => io.isSameFile(file, output))) {
    return `${output} is one of the inputs and would be overwritten. Name another file with -o.`;
  }
  return undefined;
}

function tally(runs: readonly Run[]): string {
  const counts = countLine(runs.flatMap(({ outcome }) => outcome?.diagnostics ?? []));
  return counts === "" ? "" : ` (${counts})`;
}
