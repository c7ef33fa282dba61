import type { Project } from "@epb/engine";
import { LRUCache } from "lru-cache";
import { answerOthers } from "../../base/answer-others.js";
import { notFound } from "../../base/api-error.js";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import type { Reader } from "../../store/store.js";
import { PROJECT_CONTENTS } from "./project-contents.js";
import type { ProjectEntry } from "./project-entries.js";
import { storedProject } from "./project-json.js";
import { jsonHash } from "./written-json.js";

/** The content of a project at a revision, read. */
export interface OpenedProject {
  readonly project: Project;
  readonly revision: number;
  /** `contentHash` of the JSON that is stored. */
  readonly hash: string;
}

/** Projects after their last write, by id: users often save a project several times. */
export type OpenedProjects = LRUCache<string, OpenedProject>;

/** A project that is read takes a few times the memory of its JSON; the JSON of its parts are kept with them. */
const BYTES_PER_BYTE = 10;

export const keepOpenedProjects = (): OpenedProjects => new LRUCache({ maxSize: CACHE_SIZES.openedProjects });

/**
 * The content of an entry, from the cache or the store.
 *
 * @throws ApiError 404
 */
export async function openedProject(
  { id, contentRevision }: ProjectEntry,
  reader: Reader,
  openedProjects: OpenedProjects,
): Promise<OpenedProject> {
  const known = openedProjects.get(id);
  if (known?.revision === contentRevision) return known;
  const content = await reader.get(PROJECT_CONTENTS, id);
  if (content === undefined) throw notFound("The project");
  const { document, revision } = content;
  await answerOthers();
  const project = storedProject(document);
  await answerOthers();
  return { project, revision, hash: jsonHash(document.project) };
}

/** Keeps a project that was written. Only once that lasts: what a transaction has seen may be withdrawn. */
export function keepOpened(
  { project, revision, hash, json }: OpenedProject & { readonly json: Buffer },
  openedProjects: OpenedProjects,
): void {
  const size = json.byteLength * BYTES_PER_BYTE;
  openedProjects.set(project.record.id ?? "", { project, revision, hash }, { size });
}
