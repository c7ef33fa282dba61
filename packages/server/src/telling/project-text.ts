import { readyText } from "../projects/ready-text.js";
import type { Services } from "../services.js";

/** A project as JSON text. @throws ApiError 404 */
export async function readProjectText(id: string, services: Services): Promise<string> {
  const { text } = await readyText(id, services);
  return text;
}
