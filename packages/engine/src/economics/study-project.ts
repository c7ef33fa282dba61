import type { Calculation } from "../calculate/calculation.js";
import { entryPointError } from "../errors/entry-point-errors.js";
import type { Project } from "../model/project.js";
import { contractPeriod } from "./contract-period.js";
import { type ProjectEconomics, projectEconomics } from "./project-economics.js";
import { type AssumptionChoice, type Assumptions, usualAssumptions } from "./usual-assumptions.js";

/** The economics of a project, and what they assume. */
export interface ProjectStudy extends ProjectEconomics {
  readonly assumptions: Assumptions;
}

/**
 * Economics of a calculated project with the default assumptions of `epb economics`: the published federal discount
 * rate, the years of the contract, and guaranteed savings.
 *
 * @param calculation - Result of `calculateProject` for the project.
 * @throws EngineError "economics/rate-unpublished" if no rate is published for the requested year or term; as
 * `toDecimal` does.
 *
 * @example
 * import { studyProject } from "@epb/engine/economics";
 *
 * const { assumptions, financedContract } = studyProject(project, calculation);
 * assumptions.rateName; // "FEMP 2025"
 * assumptions.discountRate.rate.toFixed(); // "0.045"
 * financedContract.ok; // true
 */
export function studyProject(project: Project, calculation: Calculation, choice: AssumptionChoice = {}): ProjectStudy {
  const values = calculation.calculatedValues;
  const found = usualAssumptions(choice, contractPeriod(project, values));
  if (!found.ok) throw entryPointError("economics/rate-unpublished", { ...found, ok: undefined });
  return { assumptions: found.assumptions, ...projectEconomics(values, found.assumptions) };
}
