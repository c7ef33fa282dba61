import { PROJECT_STAGE_LABELS } from "@epb/contract";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";
import type { OpenProject } from "./open-project.js";

/** Name, number, state, and revision of a project, as every print of it has them. */
export function projectIdentity({ name, state, project }: Pick<OpenProject, "name" | "state" | "project">): string {
  const { displayId } = project["record"] as { readonly displayId?: number };
  const number = displayId === undefined ? [] : [PROJECT_TEXTS.number(displayId)];
  return [name, ...number, PROJECT_STAGE_LABELS[state.stage], PROJECT_TEXTS.revision(state.revision)].join(" · ");
}
