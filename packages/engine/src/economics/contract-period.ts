import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";

/** The years that a contract is studied over unless others are asked for. */
export interface ContractPeriod {
  readonly years: number;
  /** `the performance period` */
  readonly name: string;
}

/**
 * Years of the contract: the performance period, or, for an express project, the planned guarantee years.
 *
 * @example
 * import { contractPeriod } from "@epb/engine/economics";
 *
 * contractPeriod(project, calculation.calculatedValues); // { years: 16, name: "the performance period" }
 */
export function contractPeriod(project: Project, values: PartialCalculatedValues): ContractPeriod | undefined {
  requireParsedProject(project);
  if (values.express === undefined) {
    const years = values.performancePeriod?.years;
    return years === undefined ? undefined : { years, name: "the performance period" };
  }
  const years = project.data.express?.financing?.plannedGuaranteeYears;
  return years === undefined ? undefined : { years, name: "the planned years of the guarantee" };
}
