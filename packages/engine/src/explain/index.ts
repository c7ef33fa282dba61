// Figures that explain themselves: formula, values, inputs and the cells they came from.

export type { ProjectShape } from "./every-cell.js";
export { type ExplainOptions, explainProject, type ProjectExplainer } from "./explain-project.js";
export type { ExplainedInput, Explanation, FullExplanation } from "./explanation.js";
export { explanationJson, figureJson, type PlainValue } from "./explanation-json.js";
export { type ExplanationTextOptions, explanationText } from "./explanation-text.js";
export type { Derivation, Expression } from "./expression.js";
export { type FormulaWords, formulaWords } from "./formula-words.js";
export type { GeneralDerivation, GeneralExpression } from "./general-expression.js";
export { type GeneralRules, generalRules } from "./general-rules.js";
export { isPercentInput } from "./is-percent.js";
export { type Leaves, leavesOf } from "./leaves.js";
export { partsOf, type WorkedExpression } from "./work-out.js";
