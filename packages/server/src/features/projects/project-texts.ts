import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import type { CachedResponse } from "../../base/cached-response.js";

/** The JSON text of a project at a revision. */
export interface ProjectText extends CachedResponse {
  readonly revision: number;
}

/** Texts of the projects that were opened last, ready to be sent. */
export type ProjectTexts = LRUCache<string, ProjectText>;

export const keepProjectTexts = (): ProjectTexts => new LRUCache({ maxSize: CACHE_SIZES.projectTexts });
