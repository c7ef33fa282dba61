import { figureDefinition } from "../calculate/figure-definition.js";
import { EngineError } from "../errors/engine-error.js";
import { ALL_RULES } from "./all-rules.js";
import { everyCell, type ProjectShape } from "./every-cell.js";
import type { GeneralDerivation } from "./general-expression.js";
import { keysOf } from "./rule.js";

/** Formula of a figure in any project of a shape. @throws EngineError "figure/unknown" if the path has no figure. */
export type GeneralRules = (path: string) => GeneralDerivation;

const MOST_SHAPES = 8;
/** By the shape as JSON, the last used one last. Deriving the formulas of a shape takes longer than most uses of them. */
const rulesByShape = new Map<string, GeneralRules>();

/**
 * Formulas of an edition for all possible inputs, with their conditions. An explanation evaluates the conditions for
 * its project. Generators use the formulas to write other programs, such as the cells of a workbook. All callers share
 * the cached rules of the latest shapes.
 *
 * @param shape - Edition and measures of the formulas. The formulas cover all possible years and months.
 *
 * @example
 * import { generalRules } from "@epb/engine/explain";
 *
 * const rules = generalRules({ measures: ["lighting"] });
 * rules("projectSummary.financing.projectInterestRate").how.kind; // "sum"
 */
export function generalRules(shape: ProjectShape): GeneralRules {
  const key = JSON.stringify([shape.edition, shape.measures, shape.performanceYears, shape.ghg]);
  const rules = rulesByShape.get(key) ?? rulesOf(shape);
  rulesByShape.delete(key);
  rulesByShape.set(key, rules);
  const [oldest] = rulesByShape.keys();
  if (rulesByShape.size > MOST_SHAPES && oldest !== undefined) rulesByShape.delete(oldest);
  return rules;
}

function rulesOf(shape: ProjectShape): GeneralRules {
  const facts = everyCell(shape);
  const derivations = new Map<string, GeneralDerivation>();
  return (path) => {
    const known = derivations.get(path);
    if (known !== undefined) return known;
    const rule = ALL_RULES[figureDefinition(path).id];
    if (rule === undefined) throw new EngineError("figure/unknown", { path });
    const derivation = rule(keysOf(path), facts);
    derivations.set(path, derivation);
    return derivation;
  };
}
