import { cachedProjectResponse } from "../projects/cached-project-response.js";
import type { ProjectServices } from "../projects/project-services.js";
import { readEntry } from "../projects/write-project.js";
import { approvedWith } from "./approved-with.js";

/**
 * What tasks are given of a project: its JSON text, and the engine of its figures where they were approved earlier.
 *
 * @throws ApiError 404
 */
export async function readForTask(
  id: string,
  services: ProjectServices,
): Promise<{ readonly project: string; readonly approvedWith?: string }> {
  const { document: entry } = await readEntry(id, services.store);
  const engineVersion = approvedWith(entry);
  const { text } = await cachedProjectResponse(entry, services);
  return { project: text, ...(engineVersion !== undefined && { approvedWith: engineVersion }) };
}
