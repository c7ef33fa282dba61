import type { CachedResponse } from "../../base/cached-response.js";
import { LruCache } from "../../base/lru-cache.js";

/** The text of a project as it is sent, at a revision. */
export interface ProjectText extends CachedResponse {
  readonly revision: number;
}

/** Texts of the projects that were opened last, ready to be sent. */
export type ProjectTexts = LruCache<ProjectText>;

/** Some hundred projects of fifty measures. */
const MOST_BYTES = 64_000_000;

export function keepProjectTexts(mostBytes: number = MOST_BYTES): ProjectTexts {
  return new LruCache(mostBytes);
}
