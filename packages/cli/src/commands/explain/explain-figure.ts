import { explanationJson, explanationText, isPercentInput, type ProjectExplainer } from "@epb/engine/explain";
import {
  didYouMean,
  everydayNames,
  type FoundName,
  findByWords,
  findName,
  isCell,
  namedFigures,
  namedInputs,
  namePattern,
} from "@epb/engine/lookup";
import { type CalculatedProject, unknownInputsText } from "@epb/workbook/diagnostics";
import { countLine } from "../../diagnostics/threshold.js";
import { ExitCode } from "../../exit-code.js";
import { displayWidth } from "../../format/display-width.js";
import { formatFigure, formatInput } from "../../format/figure-value.js";
import { jsonText } from "../../format/json-text.js";
import { type Layout, layoutFor } from "../../format/layout.js";
import { UNKNOWN } from "../../format/numbers.js";
import { printable } from "../../format/printable.js";
import { wrap } from "../../format/wrap.js";
import type { Io } from "../../io.js";
import { usageError } from "../../output/usage-error.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { type ReadProject, readProject } from "../../project/read-project.js";
import { describeInput } from "../../reports/describe-input.js";
import { explainerOf } from "../../reports/explainer-of.js";
import { findingLines } from "../../reports/finding-lines.js";
import { plainData } from "../../reports/plain-data.js";
import { treeLines } from "../../reports/tree-lines.js";
import { ENGINE } from "../../versions.js";
import { compareItems } from "./compare-items.js";
import { headlineSentence } from "./headline-sentence.js";
import type { ExplainOptions } from "./run.js";

const SCHEMA_VERSION = "1";

/** Explains a figure down to the cells of its inputs, or describes an input. */
export async function explainFigure(file: string, name: string, options: ExplainOptions, io: Io): Promise<ExitCode> {
  // Reads sheets with figures only if a cell can be on one of them.
  const errLayout = layoutFor(io.stderrTerminal, io, options.color);
  const read = await readProject(file, errLayout, io, isCell(name) ? { wantsFigures: true } : {});
  if (!read.ok) return read.exitCode;
  const explainer = explainerOf(read.result, read.input);
  const found = findMeant(name, read.result, explainer);
  if (found.kind === "withheld" && options.format === "json") {
    io.stdout(
      json(OUTPUT_KIND.explanation, read, { figures: [], inputs: [], withheld: read.result.unknownInputs ?? [] }),
    );
  }
  if (found.kind !== "figure" && found.kind !== "input")
    return complain(found, name, { ...read, explainer }, options, io);
  const layout = layoutFor(io.stdoutTerminal, io, options.color);
  if (options.format === "json") io.stdout(json(OUTPUT_KIND.explanation, read, partsOf(found, explainer)));
  else if (options.compare !== undefined) {
    const compared = compareItems(found.path, options.compare, read.result, explainer, layout);
    if ("problem" in compared) return usageError(io, compared.problem);
    io.stdout(`${compared.lines.join("\n")}\n`);
  } else {
    const sentence = found.kind === "figure" ? headlineSentence(found.path, read.result) : undefined;
    const lines = [
      ...(sentence === undefined ? [] : [...wrap(sentence, layout.columns), ""]),
      ...answerLines(found, explainer, options.depth, layout.columns),
    ];
    io.stdout(`${lines.join("\n")}\n`);
  }
  noteFindings(read, options, io);
  return ExitCode.Ok;
}

/** By its name, or by words that only one name contains. */
function findMeant(name: string, result: CalculatedProject, explainer: ProjectExplainer): FoundName {
  const found = findName(name, result, explainer);
  if (found.kind !== "unknown") return found;
  const [first, ...more] = findByWords(name, result, explainer);
  if (first === undefined) return found;
  if (first.kind === "withheld" && more.length === 0) return { kind: "withheld", label: first.label };
  return more.length === 0 && first.kind !== "withheld"
    ? { kind: first.kind, path: first.path }
    : { kind: "several", paths: [first, ...more].map(({ path }) => path) };
}

function answerLines(
  { kind, path }: Extract<FoundName, { kind: "figure" | "input" }>,
  explainer: ProjectExplainer,
  depth: number | undefined,
  columns: number,
): readonly string[] {
  if (kind === "input") return treeLines(inputText(path, explainer), columns);
  if (depth === undefined) return briefTree(explainer, path, columns);
  return treeLines(explanationText(explainer, path, { depth }), columns);
}

/** Lines of an answer that a person reads at a glance. */
const USUAL_LINES = 20;
/** The most parts of a figure that such an answer lists. */
const USUAL_PARTS = 5;

/** A figure with as many levels as fit into about 20 lines, at least its own, and a hint at deeper levels, if any. */
function briefTree(explainer: ProjectExplainer, path: string, columns: number): readonly string[] {
  const atDepth = (depth: number): readonly string[] =>
    treeLines(explanationText(explainer, path, { depth, longestList: USUAL_PARTS }), columns);
  let depth = 0;
  let shown = atDepth(depth);
  let deeper = atDepth(depth + 1);
  while (deeper.length > shown.length && deeper.length <= USUAL_LINES) {
    depth++;
    shown = deeper;
    deeper = atDepth(depth + 1);
  }
  const whole = treeLines(explanationText(explainer, path, { depth: depth + 1 }), columns);
  return whole.length === shown.length
    ? shown
    : [...shown, "", `To show more levels, use --depth ${depth + 1} or --depth all.`];
}

/** Lists the figures and inputs whose name or path matches a pattern. */
export async function listNames(file: string, pattern: string, options: ExplainOptions, io: Io): Promise<ExitCode> {
  const read = await readProject(file, layoutFor(io.stderrTerminal, io, options.color), io);
  if (!read.ok) return read.exitCode;
  const explainer = explainerOf(read.result, read.input);
  const fits = namePattern(pattern);
  const figures = namedFigures(read.result, explainer).filter(({ path, label }) =>
    fits(path, label, ...everydayNames(label)),
  );
  // Every input besides would hide the figures; those that are asked for by name are shown.
  const inputs =
    pattern === ""
      ? []
      : namedInputs(read.result.project, explainer).filter(({ path, label, cell = "" }) => fits(path, label, cell));
  if (figures.length + inputs.length === 0) {
    return usageError(io, `Nothing in ${read.input.file} is called ${pattern}. To list all figures, omit the pattern.`);
  }
  if (options.format === "json") {
    const listed = figures.map(({ path, label, value, definition: { unit } }) => ({ path, label, value, unit }));
    io.stdout(json(OUTPUT_KIND.figures, read, { figures: listed, inputs }));
  } else {
    const listed: ListedName[] = [
      ...figures.map(({ path, label, value, definition }) => ({ path, label, value: formatFigure(value, definition) })),
      ...inputs.map(({ path }) => ({ path, ...labelAndValue(path, explainer) })),
    ];
    io.stdout(`${figureListLines(listed, layoutFor(io.stdoutTerminal, io, options.color)).join("\n")}\n`);
  }
  noteFindings(read, options, io);
  return ExitCode.Ok;
}

/** A figure or an input with its value as a person reads it. */
interface ListedName {
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

const GAP = 2;

/** Names and values; the path on a line below each, to be copied. */
function figureListLines(listed: readonly ListedName[], { columns, paint }: Layout): readonly string[] {
  return listed.flatMap(({ path, label, value }) => {
    const name = printable(label);
    const space = columns - displayWidth(name) - displayWidth(value);
    const head = space < GAP ? [name, value.padStart(columns)] : [name + " ".repeat(space) + value];
    return [...head, paint("quiet", `  ${path}`)];
  });
}

function partsOf(
  { kind, path }: Extract<FoundName, { kind: "figure" | "input" }>,
  explainer: ProjectExplainer,
): object {
  if (kind === "input") return { figures: [], inputs: [explainer.explainInput(path)] };
  return explanationJson(explainer, path) as object;
}

function json(kind: string, { input }: ReadProject, parts: object): string {
  const answer = { kind, schemaVersion: SCHEMA_VERSION, engine: ENGINE, source: describeInput(input), ...parts };
  return `${jsonText(plainData(answer), 2)}\n`;
}

function labelAndValue(path: string, explainer: ProjectExplainer): { label: string; value: string } {
  const { label, value, choice, unit, cell } = explainer.explainInput(path);
  return {
    label,
    value: formatInput(value, choice, unit, isPercentInput(path)) + (cell === undefined ? "" : ` [${cell}]`),
  };
}

function inputText(path: string, explainer: ProjectExplainer): string {
  const { label, value, choice, unit, cell } = explainer.explainInput(path);
  const place = cell === undefined ? "Entered" : `Entered in ${cell}`;
  return `${printable(label)} = ${printable(formatInput(value, choice, unit, isPercentInput(path)))}\n  ${printable(place)}\n  (${path})\n`;
}

/** Reports errors on standard error; figures that depend on them are still printed. */
function noteFindings({ findings, input }: ReadProject, { quiet }: ExplainOptions, io: Io): void {
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0 || quiet) return;
  io.stderr(`note: ${input.file} has ${countLine(errors)}. To see the errors, use epb calc.\n`);
}

/** Measures of economics, which another command calculates. */
const ECONOMIC = /\b(?:airr|irr|lcc|net present value|npv|sir)\b|discounted|internal rate|life[- ]cycle/i;
/** Maximum number of names for an ambiguous phrase, for a list that a person can read. */
const MOST_NAMES = 9;

/** Values by number, label, and value; the path instead of a label that several values have. */
function numberedLines(
  paths: readonly string[],
  result: CalculatedProject,
  explainer: ProjectExplainer,
  { columns }: Layout,
): readonly string[] {
  const figures = new Map(namedFigures(result, explainer).map((figure) => [figure.path, figure]));
  const withheld = new Set(result.calculation.calculatedValues.withheld?.figures);
  const listed = paths.slice(0, MOST_NAMES).map((path) => {
    const figure = figures.get(path);
    if (withheld.has(path)) return { path, label: explainer.figureLabel(path), value: UNKNOWN };
    if (figure === undefined) return { path, ...labelAndValue(path, explainer) };
    return { path, label: figure.label, value: formatFigure(figure.value, figure.definition) };
  });
  const labels = listed.map(({ label }) => label);
  const lines = listed.map(({ path, label, value }, index) => {
    const isOnly = labels.indexOf(label) === labels.lastIndexOf(label);
    const name = `${String(index + 1).padStart(3)}. ${printable(isOnly ? label : path)}`;
    const space = columns - displayWidth(name) - displayWidth(value);
    return name + " ".repeat(Math.max(GAP, space)) + value;
  });
  const more = paths.length - listed.length;
  return more > 0 ? [...lines, `     and ${more} more`] : lines;
}

function complain(
  found: Exclude<FoundName, { kind: "figure" | "input" }>,
  name: string,
  { findings, input, result, explainer }: ReadProject & { readonly explainer: ProjectExplainer },
  { color }: ExplainOptions,
  io: Io,
): ExitCode {
  const tellErrors = (): void => {
    const errors = findings.filter(({ severity }) => severity === "error");
    if (errors.length === 0) return;
    io.stderr(`${findingLines(errors, layoutFor(io.stderrTerminal, io, color)).join("\n")}\n`);
  };
  switch (found.kind) {
    case "absent":
      tellErrors();
      io.stderr(
        `${input.file} has no ${found.definition.label} at ${printable(name)}: the figure is not calculated.\n`,
      );
      return ExitCode.Findings;
    case "withheld":
      tellErrors();
      io.stderr(`${printable(found.label)} depends on ${unknownInputsText(result.unknownInputs ?? [])}.\n`);
      return ExitCode.Findings;
    case "several": {
      const lines = numberedLines(found.paths, result, explainer, layoutFor(io.stderrTerminal, io, color));
      io.stderr(`error: "${printable(name)}" matches several values. Use one of these names:\n\n${lines.join("\n")}\n`);
      return ExitCode.Usage;
    }
    case "unknown": {
      const hint = ECONOMIC.test(name)
        ? `epb economics ${input.file} calculates it.`
        : didYouMean(found.suggestions) || `epb explain ${input.file} --list shows all figures.`;
      return usageError(io, `${input.file} has no figure or input "${printable(name)}". ${hint}`);
    }
    default:
      return found satisfies never;
  }
}
