import type { ProjectChanges } from "@epb/contract";
import { type ChangedParts, parseChangedParts } from "@epb/engine";
import { invalidProjectData } from "./new-project-of-parts.js";

/** The changed parts of a save. @throws ApiError 400 with everything that cannot be read */
export function readChanges(sent: Omit<ProjectChanges, "id" | "revision">): ChangedParts {
  const parsed = parseChangedParts(sent);
  if (!parsed.ok) throw invalidProjectData(parsed.problems);
  return parsed.value;
}
