import { readyText } from "../projects/ready-text.js";
import { readEntry } from "../projects/write-project.js";
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
  const { document: entry } = await readEntry(id, services.store);
  const engineVersion = approvedWith(entry);
  const { text } = await readyText(entry, services);
  return { project: text, ...(engineVersion !== undefined && { approvedWith: engineVersion }) };
}
