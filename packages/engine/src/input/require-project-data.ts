import { EngineError } from "../errors/engine-error.js";
import type { ProjectData } from "../model/project-data.js";
import { describeProblems } from "./describe-problem.js";
import { projectDataSchema } from "./schemas/project-data.js";

/**
 * Reads project data from plain JSON, for callers that cannot report problems of the data to a person.
 *
 * @throws EngineError 'Invalid project data instance', with the problems in its details
 * @spec C §5 "an invalid project data instance raises"
 *
 * @example
 * import { requireProjectData } from "@epb/engine";
 *
 * requireProjectData({}); // {}
 */
export function requireProjectData(json: unknown): ProjectData {
  const parsed = projectDataSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new EngineError("project/data-invalid", { problems: describeProblems(parsed.error.issues, json) });
}
