import { MESSAGES } from "@epb/contract";
import { CalculationType, type Issue, type Project, unknownInputsOf } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import { mayChangeFigures } from "@epb/engine/withhold";
import { answerOthers } from "../../base/answer-others.js";
import { ApiError } from "../../base/api-error.js";
import type { CalculationResult } from "../../workers/calculator.js";
import { knownCalculationType } from "./known-calculation-type.js";
import type { CalculationState } from "./project-entries.js";
import { projectJson, storedProject } from "./project-json.js";
import type { ProjectServices } from "./project-services.js";

/** A project with figures of its data, and what the calculation met. */
export interface CalculatedProject {
  readonly project: Project;
  readonly calculation: CalculationState;
  readonly issues: readonly Issue[];
}

/**
 * The project with refreshed calculated values; those of an Override project are supplied and stay. Issues are data:
 * figures that can be calculated are included. Only supplied figures with errors are refused, except for inputs known
 * to be unreadable: their figures are withheld.
 *
 * @throws ApiError 400 'Errors encountered during the calculation: '; EngineError 'Project set to Override but no
 * calculated values provided'
 * @spec C §4 "With Override, calculated values are supplied", "Otherwise values are computed"; C §4 "throws when
 * calculation errors arise alongside"; C §8 "Errors encountered during the calculation"
 */
export async function calculatedProject(
  project: Project,
  { areValuesSupplied }: { readonly areValuesSupplied: boolean },
  { calculator }: Pick<ProjectServices, "calculator">,
): Promise<CalculatedProject> {
  const isOverride = knownCalculationType(project) === CalculationType.Override;
  // Figures of before are much of a project, and nothing is calculated from them.
  const { calculatedValues: _, ...inputs } = withUnknownInputsThatMatter(project);
  const json = projectJson(isOverride ? project : inputs);
  const { calculatedValues, issues } = await calculator.calculate(json);
  await answerOthers();
  const errors = issues.filter(({ severity }) => severity === "error");
  const found = errors.filter(({ at }) => !inputs.unknownInputs?.includes(at));
  if (areValuesSupplied && !isOverride && found.length > 0) throw calculationErrors(found);
  return {
    project: isOverride ? project : { ...inputs, ...readFigures(json, calculatedValues) },
    calculation: {
      engineVersion: ENGINE_VERSION,
      errors: errors.length,
      warnings: issues.length - errors.length,
    },
    issues,
  };
}

/** The project without unknown inputs that have been entered since, and without those that change no figure. */
function withUnknownInputsThatMatter({ unknownInputs, ...project }: Project): Project {
  if (unknownInputs === undefined) return project;
  const remaining = unknownInputsOf({ ...project, unknownInputs }).filter(mayChangeFigures);
  return remaining.length === 0 ? project : { ...project, unknownInputs: remaining };
}

/** Figures as the calculation wrote them to JSON; the data beside them have been read. */
function readFigures(
  { record }: Readonly<Record<string, unknown>>,
  calculatedValues: CalculationResult["calculatedValues"],
): Pick<Project, "calculatedValues"> {
  const read = storedProject({ id: "", project: { record, data: {}, calculatedValues } });
  return read.calculatedValues === undefined ? {} : { calculatedValues: read.calculatedValues };
}

function calculationErrors(errors: readonly Issue[]): ApiError {
  const texts = errors.map(({ message, code }) => message || code).join("; ");
  return new ApiError(400, "calculation/failed", `${MESSAGES.calculationErrors}${texts}`, { issues: errors });
}
