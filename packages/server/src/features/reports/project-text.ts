import { ENGINE_VERSION } from "@epb/engine/replay";
import { readApproval } from "../projects/approvals.js";
import { cachedProjectResponse } from "../projects/cached-project-response.js";
import type { ProjectServices } from "../projects/project-services.js";
import { readEntry } from "../projects/write-project.js";
import { approvedWith } from "./approved-with.js";

/**
 * Input of tasks about a project: its JSON text, and the engine version of figures that were approved earlier.
 *
 * @param approval - Id of an approval: reads the project as approved.
 * @throws ApiError 404
 */
export async function readForTask(
  id: string,
  services: ProjectServices,
  approval?: string,
): Promise<{ readonly project: string; readonly approvedWith?: string }> {
  if (approval !== undefined) {
    const { project, engineVersion } = await readApproval(id, approval, services.store);
    const isEarlier = engineVersion !== ENGINE_VERSION;
    return { project: JSON.stringify(project), ...(isEarlier && { approvedWith: engineVersion }) };
  }
  const { document: entry } = await readEntry(id, services.store);
  const engineVersion = approvedWith(entry);
  const { text } = await cachedProjectResponse(entry, services);
  return { project: text, ...(engineVersion !== undefined && { approvedWith: engineVersion }) };
}
