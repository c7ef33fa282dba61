import { changedParts } from "../lifecycle/changed-parts.js";
import type { Project } from "../model/project.js";

/** The parts of a project that its creation sends. */
export type NewProject = Pick<Project, "record" | "data" | "unknownInputs" | "calculatedValues">;

/**
 * A new project as the call for its creation sends it: without ids, which the store gives.
 *
 * @spec C §7 "record, data, calculated values"; C §4 "new items are sent without ids"
 *
 * @example
 * import { creationPayload } from "@epb/engine/project-client";
 *
 * creationPayload(project).record.name; // "Worked example"
 */
export function creationPayload({ record, data, unknownInputs, calculatedValues }: NewProject): NewProject {
  const { id: _, ...newRecord } = record;
  const nothing: Project = { record: newRecord, data: {} };
  const parts = changedParts(nothing, { ...nothing, data });
  return {
    record: newRecord,
    data: parts.data?.changed ?? {},
    ...(unknownInputs !== undefined && { unknownInputs }),
    ...(calculatedValues !== undefined && { calculatedValues }),
  };
}
