import { notFound } from "../../base/api-error.js";
import { cachedResponse } from "../../base/cached-response.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import type { ProjectEntry } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";
import type { ProjectText } from "./project-texts.js";

/** The JSON text of a project, ready to be sent; cached for each revision. @throws ApiError 404 */
export async function cachedProjectResponse(
  { id, contentRevision }: ProjectEntry,
  { store, projectTexts }: ProjectServices,
): Promise<ProjectText> {
  const known = projectTexts.get(id);
  if (known?.revision === contentRevision) return known;
  const content = await store.get(PROJECT_CONTENTS, id);
  if (content === undefined) throw notFound("The project");
  const reply = await cachedResponse(JSON.stringify(content.document.project));
  const text = { ...reply, revision: content.revision };
  projectTexts.set(id, text, { size: 2 * text.bytes.byteLength + text.gzipped.byteLength });
  return text;
}
