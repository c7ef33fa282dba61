import { KeptResults } from "../calculation/kept-results.js";
import type { ReadyReply } from "../routing/ready-reply.js";

/** The text of a project as it is sent, at a revision. */
export interface ProjectText extends ReadyReply {
  readonly revision: number;
}

/** Texts of the projects that were opened last, ready to be sent. */
export type ProjectTexts = KeptResults<ProjectText>;

/** Some hundred projects of fifty measures. */
const MOST_BYTES = 64_000_000;

export function keepProjectTexts(mostBytes: number = MOST_BYTES): ProjectTexts {
  return new KeptResults(mostBytes);
}
