import type { NewProjectParts } from "@epb/contract";
import { type Project, ProjectStatus, parseProject } from "@epb/engine";
import { ApiError } from "../api-error.js";

/**
 * A project of the parts that were sent. What only the server gives (ids, number, dates, status) is not taken from them.
 *
 * @throws ApiError 400 with everything that cannot be read
 * @spec C §7 "record, data, calculated values"; C §5 "an invalid project data instance raises an error"
 */
export function newProjectOfParts({ record, data, calculatedValues }: NewProjectParts): Project {
  const { id: _, displayId: _displayId, createdDate: _created, modifiedDate: _modified, ...own } = record;
  const parsed = parseProject({
    record: { ...own, status: ProjectStatus.Pending },
    data,
    ...(calculatedValues !== undefined && { calculatedValues }),
  });
  if (!parsed.ok) throw invalidProjectData(parsed.problems);
  return parsed.value;
}

/** @spec C §5 "an invalid project data instance raises an error" */
export function invalidProjectData(problems: readonly unknown[]): ApiError {
  return new ApiError(400, "project/data-invalid", "Invalid project data instance", { issues: problems });
}
