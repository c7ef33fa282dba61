import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import { readyText } from "../projects/ready-text.js";
import type { Services } from "../services.js";
import { approvedWith } from "./approved-with.js";

/**
 * What tasks are given of a project: its JSON text, and the engine of its figures where they were approved earlier.
 *
 * @throws ApiError 404
 */
export async function readForTask(
  id: string,
  services: Services,
): Promise<{ readonly project: string; readonly approvedWith?: string }> {
  const entry = (await services.store.get(PROJECT_ENTRIES, id))?.document;
  const engineVersion = entry && approvedWith(entry);
  const project = await readProjectText(id, services);
  return { project, ...(engineVersion !== undefined && { approvedWith: engineVersion }) };
}

/** A project as JSON text. @throws ApiError 404 */
export async function readProjectText(id: string, services: Services): Promise<string> {
  const { text } = await readyText(id, services);
  return text;
}
