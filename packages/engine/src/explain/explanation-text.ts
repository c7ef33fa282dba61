import type { FigureDefinition, FigureValue } from "../model/figure.js";
import type { InputPath } from "../path-text/input-path.js";
import { amountText } from "./amount-text.js";
import type { ProjectExplainer } from "./explain-project.js";
import type { Explanation } from "./explanation.js";
import { formulaWords } from "./formula-words.js";
import { isPercentInput } from "./is-percent.js";
import type { WorkedExpression } from "./work-out.js";

export interface ExplanationTextOptions {
  /** Number of levels of figures; the inputs of the deepest figures are still listed. */
  readonly depth?: number;
  /** The most parts to list below a figure, at least 3; the middle of a longer list is counted. All without it. */
  readonly longestList?: number;
}

const USUAL_DEPTH = 2;

/**
 * Explanation of a figure as a tree of plain text: its formula in words and in numbers, the figures and inputs in the
 * formula, and the cell of each input. A figure that several other figures use is explained once. A figure that is
 * equal to another figure without a calculation appears at the same level as the other figure. A figure that is equal
 * to an input of the same name is one line.
 *
 * @throws EngineError "figure/unknown" if the calculation has no such figure.
 *
 * @example
 * import { explainProject, explanationText } from "@epb/engine/explain";
 *
 * const explainer = explainProject(project, calculation);
 * const text = explanationText(explainer, "projectSummary.financialSummary.projectInterestRate", { depth: 1 });
 * text.split("\n")[0]; // "Project interest rate = 4.75% a year"
 */
export function explanationText(
  explainer: ProjectExplainer,
  path: string,
  { depth = USUAL_DEPTH, longestList = Number.POSITIVE_INFINITY }: ExplanationTextOptions = {},
): string {
  const told = new Set<string>();

  function figureLines(figure: string, level: number): string[] {
    const { label, value, definition } = explainer.explain(figure);
    const head = valueLine(label, value, definition);
    if (told.has(figure)) return [`${head}, as above`];
    const repeated = repeatedFigure(explainer, figure);
    const { source, names } = repeated;
    const lines = [head, ...names.map((name) => `  = ${name}`)];
    const input = inputOfTheSameName(source, explainer);
    if (input !== undefined) return [...lines.slice(0, -1), (names.length === 0 ? "" : "  = ") + inputLine(input)];
    if (told.has(source.path)) return [...lines.slice(0, -1), `${lines.at(-1)}, as above`];
    told.add(figure).add(source.path);
    return [...lines, ...formulaLines(repeated), ...partLines(repeated, level)];
  }

  function partLines({ source, decidedBy }: RepeatedFigure, level: number): string[] {
    const leaves = distinct(leavesIn(source.working));
    const deciders = distinct([...leaves, ...decidedBy]).slice(leaves.length);
    const branches = [
      ...withoutMiddle(leaves, longestList).map((leaf) => (typeof leaf === "string" ? [leaf] : leafLines(leaf, level))),
      ...deciders.map((leaf) => leafLines(leaf, depth).map((line) => `depends on: ${line}`)),
    ];
    return branches.flatMap((lines, index) => branch(lines, index === branches.length - 1));
  }

  function leafLines({ expression, value }: WorkedExpression, level: number): string[] {
    switch (expression.kind) {
      case "input":
        return [inputLine(expression.path)];
      case "figure":
        return level >= depth && !isInputOfTheSameName(expression.path)
          ? [valueLine(explainer.figureLabel(expression.path), value, explainer.explain(expression.path).definition)]
          : figureLines(expression.path, level + 1);
      case "reference": {
        const { label, unit, sources } = expression;
        const from = sources.map(({ publisher, edition }) => `${publisher}, ${edition}`).join("; ");
        return [`${label} = ${amountText(value, unit)} (${from})`];
      }
      default:
        return [];
    }
  }

  function isInputOfTheSameName(figure: string): boolean {
    const { source, names } = repeatedFigure(explainer, figure);
    return names.length === 0 && inputOfTheSameName(source, explainer) !== undefined;
  }

  function inputLine(input: InputPath): string {
    const { label, unit, value, choice, cell } = explainer.explainInput(input);
    const entered =
      choice ?? (value === undefined ? "not entered, counts as 0" : amountText(value, unit, isPercentInput(input)));
    return `${label} = ${entered}${cell === undefined ? "" : ` [${cell}]`}`;
  }

  function formulaLines({ source, specs }: RepeatedFigure): string[] {
    const { inWords, inNumbers, where } = formulaWords(explainer, source);
    return [
      `  = ${inWords}`,
      ...(inNumbers === undefined ? [] : [`  = ${inNumbers}`]),
      ...where.map((part) => `  where ${part}`),
      `  (${specs.join("; ")})`,
    ];
  }

  return `${figureLines(path, 0).join("\n")}\n`;
}

const valueLine = (label: string, value: FigureValue, { unit, quantity }: FigureDefinition): string =>
  `${label} = ${amountText(value, unit, quantity === "fraction")}`;

const branch = ([first = "", ...rest]: readonly string[], isLast: boolean): string[] => [
  `${isLast ? "└─ " : "├─ "}${first}`,
  ...rest.map((line) => `${isLast ? "   " : "│  "}${line}`),
];

/** Each input, figure and reference value once, in order; constants and supplied values need no line. */
function distinct(leaves: readonly WorkedExpression[]): WorkedExpression[] {
  const seen = new Set<string>();
  return leaves.filter(({ expression }) => {
    if (expression.kind === "constant" || expression.kind === "supplied") return false;
    const key = "path" in expression ? expression.path : "label" in expression ? expression.label : "";
    return seen.has(key) ? false : seen.add(key);
  });
}

const leavesIn = (worked: WorkedExpression): WorkedExpression[] =>
  worked.parts.length === 0 ? [worked] : worked.parts.flatMap(leavesIn);

/** The input that a figure is, where both have the same name. */
function inputOfTheSameName({ working, label }: Explanation, explainer: ProjectExplainer): InputPath | undefined {
  const { expression } = working;
  if (expression.kind !== "input") return undefined;
  return explainer.explainInput(expression.path).label === label ? expression.path : undefined;
}

/** A list, or its beginning and its end with the number of what is omitted between. */
function withoutMiddle<Item>(items: readonly Item[], longest: number): readonly (Item | string)[] {
  if (items.length <= longest) return items;
  return [...items.slice(0, longest - 2), `… ${items.length - longest + 1} more …`, ...items.slice(-1)];
}

/** The figure behind a figure that has a formula of its own, and what lies between the two. */
interface RepeatedFigure {
  /** The figure itself, unless it repeats another one unchanged. */
  readonly source: Explanation;
  /** Labels on the way to the source, it included, without those equal to the label before. */
  readonly names: readonly string[];
  /** Sections of the specification, each once. */
  readonly specs: readonly string[];
  /** Inputs and figures that decided one of the rules. */
  readonly decidedBy: readonly WorkedExpression[];
}

/**
 * Follows figures that are another figure and nothing else, such as those of the financial summary.
 *
 * @throws EngineError "figure/unknown" where the calculation has no such figure.
 */
function repeatedFigure(explainer: ProjectExplainer, path: string): RepeatedFigure {
  const figure = explainer.explain(path);
  const { expression } = figure.working;
  const { label, decidedBy } = figure;
  const { spec } = figure.definition;
  if (expression.kind !== "figure") return { source: figure, names: [], specs: [spec], decidedBy };
  const next = explainer.figureLabel(expression.path);
  const { source, names, specs, decidedBy: later } = repeatedFigure(explainer, expression.path);
  return {
    source,
    names: next === label ? names : [next, ...names],
    specs: [...new Set([spec, ...specs])],
    decidedBy: [...decidedBy, ...later],
  };
}
