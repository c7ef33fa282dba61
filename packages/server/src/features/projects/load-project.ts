import type { Project } from "@epb/engine";
import { notFound } from "../../base/api-error.js";
import type { Reader } from "../../store/store.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "./project-entries.js";
import { storedProject } from "./project-json.js";

/** A project at a revision, and what is known of it without opening it. */
export interface LoadedProject {
  readonly project: Project;
  /** Revision of the content, which clients see as the revision of the project. */
  readonly revision: number;
  readonly entry: ProjectEntry;
}

/**
 * The project with the id. The policy of the call has checked the caller's permission already.
 *
 * @throws ApiError 404
 */
export async function loadProject(id: string, { store }: { readonly store: Reader }): Promise<LoadedProject> {
  const [content, entry] = [await store.get(PROJECT_CONTENTS, id), await store.get(PROJECT_ENTRIES, id)];
  if (content === undefined || entry === undefined) throw notFound("The project");
  return { project: storedProject(content.document), revision: content.revision, entry: entry.document };
}
