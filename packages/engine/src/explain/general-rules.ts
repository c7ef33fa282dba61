import { figureDefinition } from "../calculate/figure-definition.js";
import { EngineError } from "../errors/engine-error.js";
import { ALL_RULES } from "./all-rules.js";
import { everyCell, type ProjectShape } from "./every-cell.js";
import type { GeneralDerivation } from "./general-expression.js";
import { keysOf } from "./rule.js";

/** How a figure comes about in any project of a shape. @throws EngineError "figure/unknown" where none stands. */
export type GeneralRules = (path: string) => GeneralDerivation;

/**
 * The formulas of an edition as they hold whatever is entered: those that explanations are made of, with the
 * decisions still in them. Programs that calculate by themselves, such as a workbook's cells, are written from them.
 *
 * @param shape - Of which edition they are, and over which measures they range; years and months are all that can be.
 */
export function generalRules(shape: ProjectShape): GeneralRules {
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
