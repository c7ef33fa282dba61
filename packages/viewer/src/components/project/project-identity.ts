import { PROJECT_STAGE_LABELS, type ProjectState } from "@epb/contract";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";

/** Name, number, stage, and revision of a project, as every print of it has them. */
export function projectIdentity({ name, displayId, stage, revision }: ProjectState): string {
  const number = displayId === undefined ? [] : [PROJECT_TEXTS.number(displayId)];
  return [name, ...number, PROJECT_STAGE_LABELS[stage], PROJECT_TEXTS.revision(revision)].join(" · ");
}
