import { CalculationType, inputLabel, type Project, rateKindAt } from "@epb/engine";
import type { ProjectExplainer } from "@epb/engine/explain";
import { type InputFinder, inputFinder } from "@epb/engine/lookup";
import { type Finding, headlineFigures } from "@epb/workbook/diagnostics";
import { calculateInput, type Outcome } from "../../calculate-input.js";
import { ExitCode } from "../../exit-code.js";
import type { Complaint } from "../../figures/complaint.js";
import { type Layout, layoutFor, NO_TERMINAL } from "../../format/layout.js";
import { printable } from "../../format/printable.js";
import { hang, wrap } from "../../format/wrap.js";
import type { Input } from "../../input/read-input.js";
import { type Io, STANDARD_STREAM } from "../../io.js";
import type { Output } from "../../output/output.js";
import type { OutputFile, OutputFormat } from "../../output/output-file.js";
import { usageError } from "../../output/usage-error.js";
import { writeContents } from "../../output/write-contents.js";
import { targetComplaint } from "../../output/write-output.js";
import { readProject } from "../../project/read-project.js";
import { explainerOf } from "../../reports/explainer-of.js";
import { tellErrors } from "../../shared/tell-errors.js";
import type { WhatIfAnswer } from "./answer.js";
import { answerQuestions, changedFigures } from "./answer-questions.js";
import { figureFinder } from "./find-figure.js";
import { changeProject } from "./read-changes.js";
import { type QuestionOptions, readQuestions } from "./read-questions.js";
import { NUMBER_OPERATORS } from "./read-range.js";
import { whatIfText } from "./report/human.js";
import { whatIfJson } from "./report/json.js";
import { splitOption } from "./split-option.js";
import type { WhatifFormat } from "./whatif-formats.js";
import { misuse, tablesMisuse } from "./whatif-misuse.js";

const RELATIVE = /[+-]\s*\d[\d.]*\s*%/;

/** Which of two meanings `Index rate=+0.5%` has, for each option that changes a rate by a percentage. */
export function rateNotes(options: readonly string[], finder: InputFinder): readonly string[] {
  return options.flatMap((option) => {
    const split = splitOption(option, NUMBER_OPERATORS);
    const [percent] = RELATIVE.exec(split?.rest ?? "") ?? [];
    if (split?.operator !== "=" || percent === undefined) return [];
    if (rateKindAt(finder.pathOf(split.name)) === undefined) return [];
    const amount = percent.replace(/^[+-]\s*/, "");
    return [
      `${option} changes the rate by ${amount} of the current rate. Write "${split.name}+=${amount}" to add ${amount.replace(/\s*%$/, "")} percentage points.`,
    ];
  });
}

export interface WhatifOptions extends Omit<QuestionOptions, "seed"> {
  readonly set: readonly string[];
  readonly seed?: number;
  readonly format: WhatifFormat;
  /** CSV for programs. */
  readonly raw?: boolean;
  /** File, or for several tables of CSV a folder; standard output without it. */
  readonly output?: string;
  readonly force?: boolean;
  readonly color: boolean;
  readonly quiet?: boolean;
}

/** Format of the output file of each format. */
const FILE_FORMATS: Readonly<Record<WhatifFormat, OutputFormat>> = {
  human: "text",
  json: "json",
  csv: "csv",
  xlsx: "workbook",
};

const USUAL_SEED = 1;
/** Fewer trials are done before a person has read that they have begun. */
const LONG_RUN_TRIALS = 1000;
const CLEAR_LINE = "\r\u001b[2K";

/** Default figures of analyses. */
const USUAL_FIGURES: readonly string[] = ["totalPayments", "totalInterest", "performancePeriodYears"].map(
  (name) => `projectSummary.financialSummary.${name}`,
);
const USUAL_EXPRESS_FIGURES: readonly string[] = ["totalDebtService", "totalInterest", "totalNetSavings"].map(
  (name) => `express.${name}`,
);

/** Recalculates a project with different inputs. */
export async function whatif(file: string, options: WhatifOptions, io: Io): Promise<ExitCode> {
  const target: OutputFile = { path: options.output, format: FILE_FORMATS[options.format], force: options.force };
  const complaint = misuse(file, options, io) ?? (await targetComplaint(target, io));
  if (complaint !== undefined) return usageError(io, complaint);
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const read = await readProject(file, errLayout, io);
  if (!read.ok) return read.exitCode;
  const refuse = (complaints: readonly Complaint[]): ExitCode => {
    io.stderr(`${complaintLines(complaints, errLayout).join("\n")}\n`);
    return ExitCode.Usage;
  };

  const { result, input } = read;
  if (result.project.record.calculationType === CalculationType.Override && !options.quiet) {
    io.stderr("note: the figures of an Override project are supplied and do not depend on its inputs.\n");
  }
  const explainer = explainerOf(result, input);
  const findInput = inputFinder(result, explainer);
  const changed = changeProject(result.project, options.set, findInput);
  const project = changed.ok ? changed.value.project : result.project;
  const now = options.set.length === 0 ? read : withProject(input, project);
  // A figure that is withheld may be known after the changes.
  const find = { input: findInput, figure: figureFinder(now.result ?? result, explainer) };
  const isExpress = result.calculation.calculatedValues.express !== undefined;
  const usual = isExpress ? USUAL_EXPRESS_FIGURES : USUAL_FIGURES;
  const questions = readQuestions({ seed: USUAL_SEED, ...options }, project, usual, find);
  if (!changed.ok || !questions.ok) {
    return refuse([...(changed.ok ? [] : changed.complaints), ...(questions.ok ? [] : questions.complaints)]);
  }
  const tooMany = tablesMisuse(options, questions.value);
  if (tooMany !== undefined) return usageError(io, tooMany);
  if (!options.quiet) {
    const notes = rateNotes([...options.set, ...options.vary], find.input);
    for (const note of notes) io.stderr(`note: ${note}\n`);
  }
  const isLong = (options.monteCarlo ?? 0) >= LONG_RUN_TRIALS && io.stderrTerminal.isTerminal && !options.quiet;
  if (isLong) io.stderr(`Calculating ${options.monteCarlo} trials…`);
  const answers = answerQuestions(project, questions.value, find.input.hint);
  if (isLong) io.stderr(CLEAR_LINE);
  if (!answers.ok) return refuse(answers.complaints);

  const told =
    options.figure.length > 0
      ? questions.value.figures
      : headlineFigures(result).map(({ definition }) => definition.id);
  const answer: WhatIfAnswer = {
    input,
    withheldBefore: result.unknownInputs ?? [],
    withheldAfter: now.result?.unknownInputs ?? [],
    ...(options.set.length > 0 && {
      changed: changedFigures(result.project, project, changed.value.changes, told, explainer.figureLabel),
    }),
    ...answers.value,
    describeInput: (path) => (path.includes("*") ? describeAll(path) : explainer.explainInput(path)),
    figureLabel: explainer.figureLabel,
  };
  const written = await writeContents(await contentsOf(answer, result.project.record.name, options, io), target, io);
  if (written !== ExitCode.Ok) return written;
  if (isToFile(options) && !options.quiet) io.stderr(`Wrote ${options.output}.\n`);
  return exitCode(answer, now.findings, options, io);
}

const isToFile = ({ output }: WhatifOptions): boolean => output !== undefined && output !== STANDARD_STREAM;

async function contentsOf(answer: WhatIfAnswer, projectName: string, options: WhatifOptions, io: Io): Promise<Output> {
  switch (options.format) {
    case "human":
      return whatIfText(answer, layoutFor(isToFile(options) ? NO_TERMINAL : io.stdoutTerminal, io, options.color));
    case "json":
      return whatIfJson(answer);
    case "csv":
      return (await import("./report/tables/answer-tables.js")).whatIfCsv(answer, options.raw ?? false);
    case "xlsx":
      return (await import("./report/tables/answer-tables.js")).whatIfWorkbook(answer, projectName);
    default:
      return options.format satisfies never;
  }
}

const describeAll = (path: string): ReturnType<ProjectExplainer["explainInput"]> => {
  const { label, unit } = inputLabel(path);
  return { path, label: `${label}, all`, ...(unit !== undefined && { unit }) };
};

/** Errors of the changed project are findings, and so is a question without an answer. */
function exitCode({ breakEven }: WhatIfAnswer, findings: readonly Finding[], options: WhatifOptions, io: Io): ExitCode {
  const hasErrors = tellErrors(findings, options, io);
  const isUnanswered = breakEven !== undefined && breakEven.result.kind !== "found";
  return hasErrors || isUnanswered ? ExitCode.Findings : ExitCode.Ok;
}

/** Result and findings for an input whose project is replaced. */
function withProject(input: Input, project: Project): Pick<Outcome, "result" | "findings"> {
  const { contents } = input;
  if (!contents.ok) return { findings: [] };
  return calculateInput({ ...input, contents: { ok: true, value: { ...contents.value, project } } });
}

const HEAD = "error: ";
const INDENT = "  ";
const LABEL_WIDTH = "expected".length;

/** Mistakes in the options, in the format of findings. */
function complaintLines(complaints: readonly Complaint[], { columns, paint }: Layout): readonly string[] {
  return complaints.flatMap(({ about, message, found, expected, advice }, index) => [
    ...(index === 0 ? [] : [""]),
    ...hang(HEAD, printable(about), columns).map((line) =>
      line.startsWith(HEAD) ? `${paint("error", "error")}: ${line.slice(HEAD.length)}` : line,
    ),
    ...wrap(printable(message), columns - INDENT.length).map((line) => INDENT + line),
    ...row("found", found, columns),
    ...row("expected", expected, columns),
    ...row("fix", advice, columns),
  ]);
}

const row = (label: string, words: string | undefined, columns: number): readonly string[] =>
  words === undefined ? [] : hang(`${INDENT}${label.padEnd(LABEL_WIDTH)}  `, printable(words), columns);
