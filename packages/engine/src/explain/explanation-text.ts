import type { FigureDefinition, FigureValue } from "../model/figure.js";
import type { InputPath } from "../path-text/input-path.js";
import type { ProjectExplainer } from "./explain-project.js";
import type { Explanation } from "./explanation.js";
import { formulaWords } from "./formula-words.js";
import { numberText } from "./number-text.js";
import type { WorkedExpression } from "./work-out.js";

export interface ExplanationTextOptions {
  /** How many figures deep; the inputs of the deepest ones are still listed. */
  readonly depth?: number;
}

const USUAL_DEPTH = 2;

/**
 * A figure as a tree of plain text: its formula in words and in numbers, what it rests on, and the cell of each input.
 * A figure that more than one other rests on is told once.
 *
 * @throws EngineError "figure/unknown" where the calculation has no such figure.
 */
export function explanationText(
  explainer: ProjectExplainer,
  path: string,
  { depth = USUAL_DEPTH }: ExplanationTextOptions = {},
): string {
  const told = new Set<string>();

  function figureLines(figure: string, level: number): string[] {
    const explanation = explainer.explain(figure);
    const head = valueLine(explanation.label, explanation.value, explanation.definition);
    if (told.has(figure)) return [`${head}, as above`];
    told.add(figure);
    const leaves = distinct(leavesIn(explanation.working));
    const deciders = distinct([...leaves, ...explanation.decidedBy]).slice(leaves.length);
    const branches = [
      ...leaves.map((leaf) => leafLines(leaf, level)),
      ...deciders.map((leaf) => leafLines(leaf, depth).map((line) => `decided by ${line}`)),
    ];
    return [
      head,
      ...formulaLines(explanation),
      ...branches.flatMap((lines, index) => branch(lines, index === branches.length - 1)),
    ];
  }

  function leafLines({ expression, value }: WorkedExpression, level: number): string[] {
    switch (expression.kind) {
      case "input":
        return [inputLine(expression.path)];
      case "figure":
        return level >= depth
          ? [valueLine(explainer.figureLabel(expression.path), value, explainer.explain(expression.path).definition)]
          : figureLines(expression.path, level + 1);
      case "reference": {
        const { label, unit, sources } = expression;
        const from = sources.map(({ publisher, edition }) => `${publisher}, ${edition}`).join("; ");
        return [`${label} = ${numberText(value)} ${unit} (${from})`];
      }
      default:
        return [];
    }
  }

  function inputLine(input: InputPath): string {
    const { label, unit, value, choice, cell } = explainer.explainInput(input);
    const entered =
      value === undefined ? (choice ?? "not entered, counts as 0") : `${choice ?? numberText(value)}${unitText(unit)}`;
    return `${label} = ${entered}${cell === undefined ? "" : ` [${cell}]`}`;
  }

  function formulaLines(explanation: Explanation): string[] {
    const { inWords, inNumbers, where } = formulaWords(explainer, explanation);
    return [
      `  = ${inWords}`,
      ...(inNumbers === undefined ? [] : [`  = ${inNumbers}`]),
      ...where.map((part) => `  where ${part}`),
      `  (${explanation.definition.spec})`,
    ];
  }

  return `${figureLines(path, 0).join("\n")}\n`;
}

const unitText = (unit: string | undefined): string => (unit === undefined ? "" : ` ${unit}`);

const valueLine = (label: string, value: FigureValue, { unit }: FigureDefinition): string =>
  `${label} = ${numberText(value)}${unitText(unit)}`;

const branch = ([first = "", ...rest]: readonly string[], isLast: boolean): string[] => [
  `${isLast ? "└─ " : "├─ "}${first}`,
  ...rest.map((line) => `${isLast ? "   " : "│  "}${line}`),
];

/** Each input, figure and reference value once, in order; constants and supplied values speak for themselves. */
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
