import { notFound } from "../api-error.js";
import { PROJECT_CONTENTS } from "../projects/project-contents.js";
import type { Services } from "../services.js";

/** A project as JSON text. @throws ApiError 404 */
export async function readProjectText(id: string, { store }: Pick<Services, "store">): Promise<string> {
  const content = await store.get(PROJECT_CONTENTS, id);
  if (content === undefined) throw notFound("The project");
  return JSON.stringify(content.document.project);
}
