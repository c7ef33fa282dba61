import type { ProjectExplainer } from "./explain-project.js";
import type { Explanation } from "./explanation.js";
import { type FormulaStyle, formulaText } from "./formula-text.js";
import { numberText } from "./number-text.js";
import type { WorkedExpression } from "./work-out.js";

/** The formula of a figure as plain text, each on one line. */
export interface FormulaWords {
  /** `Index rate + Added premium` */
  readonly inWords: string;
  /** `3.45% + 0.4%`; undefined where the formula is a single value. */
  readonly inNumbers: string | undefined;
  /** `Installment = Needed payment, year 1 = 192,957`, for every part that has a name of its own. */
  readonly where: readonly string[];
}

/**
 * The formula of an explanation in words and in numbers.
 *
 * @example
 * import { explainProject, formulaWords } from "@epb/engine/explain";
 *
 * const explainer = explainProject(project, calculation);
 * const explanation = explainer.explain("projectSummary.capitalization.totalAmountFinanced");
 * formulaWords(explainer, explanation).inNumbers; // "4,535,000 + 145,000 + 60,000 − 50,000"
 */
export function formulaWords(explainer: ProjectExplainer, { working, definition }: Explanation): FormulaWords {
  const nameOf = (leaf: WorkedExpression): string => leafName(explainer, leaf);
  const isMoney = definition.quantity === "dollars" || definition.quantity === "dollarsPerYear";
  const write = (worked: WorkedExpression, writes: FormulaStyle["writes"]): string =>
    formulaText(worked, { writes, nameOf, isMoney });
  const inWords = write(working, "names");
  const inNumbers = write(working, "values");
  return {
    inWords,
    inNumbers: working.parts.length === 0 || inNumbers === inWords ? undefined : inNumbers,
    where: namedParts(working).map(
      (part) =>
        `${nameOf(part)} = ${part.parts.map((inner) => write(inner, "names")).join("")} = ${numberText(part.value)}`,
    ),
  };
}

function leafName(explainer: ProjectExplainer, { expression }: WorkedExpression): string {
  switch (expression.kind) {
    case "figure":
      return explainer.figureLabel(expression.path);
    case "input":
      return explainer.explainInput(expression.path).label;
    case "constant":
      return `${numberText(expression.value)} (${expression.label})`;
    case "supplied":
      return "supplied with the project, not calculated";
    case "reference":
    case "part":
      return expression.label;
    default:
      return "";
  }
}

/** Parts with a name, at any place in the formula. */
function namedParts(worked: WorkedExpression): WorkedExpression[] {
  const inner = worked.parts.flatMap(namedParts);
  return worked.expression.kind === "part" ? [worked, ...inner] : inner;
}
