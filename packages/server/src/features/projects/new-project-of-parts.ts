import type { NewProjectParts } from "@epb/contract";
import {
  type InputProblem,
  isInputOf,
  isInputPath,
  type Project,
  ProjectStatus,
  type ProjectUpgrade,
  parseEnteringProject,
} from "@epb/engine";
import { ApiError } from "../../base/api-error.js";

export interface ProjectOfParts {
  readonly project: Project;
  /** Absent for a project of the present version. */
  readonly upgrade?: ProjectUpgrade;
}

/**
 * A project of the parts that were sent. What only the server gives (ids, number, dates, status) is not taken from them.
 *
 * @throws ApiError 400 'Invalid project version', or with everything that cannot be read
 * @spec C §7 "record, data, calculated values"; C §5 "an invalid project data instance raises"
 */
export function newProjectOfParts({ record, data, unknownInputs, calculatedValues }: NewProjectParts): ProjectOfParts {
  const { id: _, displayId: _displayId, createdDate: _created, modifiedDate: _modified, ...own } = record;
  const parsed = parseEnteringProject({
    record: { ...own, status: ProjectStatus.Pending },
    data,
    ...(unknownInputs !== undefined && { unknownInputs }),
    ...(calculatedValues !== undefined && { calculatedValues }),
  });
  if (!parsed.ok) throw invalidProjectData(parsed.problems);
  requireInputsOf(parsed.value.data, parsed.value.unknownInputs);
  return { project: parsed.value, ...(parsed.upgrade !== undefined && { upgrade: parsed.upgrade }) };
}

/**
 * Refuses paths of inputs that do not exist, for example of a deleted measure: nobody could enter them, so figures
 * would stay withheld.
 *
 * @throws ApiError 400 for a path that names no input of the project
 */
export function requireInputsOf(data: Project["data"], unknownInputs: readonly string[] = []): void {
  const wrong = unknownInputs.find((path) => !isInputOf(data, path));
  if (wrong === undefined) return;
  const message = isInputPath(wrong)
    ? `“${wrong}” in unknownInputs names a row that the project does not have.`
    : `“${wrong}” in unknownInputs names no input of a project.`;
  throw new ApiError(400, "project/data-invalid", message);
}

/** @spec C §5 "Invalid project version", "an invalid project data instance"; C §8 "invalid project version" */
export function invalidProjectData(problems: readonly InputProblem[]): ApiError {
  const version = problems.find(({ name }) => name === "value/version-unsupported");
  if (version !== undefined) {
    return new ApiError(400, "engine/project/version-invalid", version.message, { issues: problems });
  }
  return new ApiError(400, "project/data-invalid", "Invalid project data instance", { issues: problems });
}
