import type { ProjectState } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";
import type { OpenProject } from "./open-project.js";

/** State of a project in a word: pending, submitted, or approved. */
export const stateText = ({ approval, status }: ProjectState): string =>
  approval === ApprovalStatus.PreApproval ? PROJECT_TEXTS.submitted : status;

/** Name, number, state, and revision of a project, as every print of it has them. */
export function projectIdentity({ name, state, project }: Pick<OpenProject, "name" | "state" | "project">): string {
  const { displayId } = project["record"] as { readonly displayId?: number };
  const number = displayId === undefined ? [] : [PROJECT_TEXTS.number(displayId)];
  return [name, ...number, stateText(state), PROJECT_TEXTS.revision(state.revision)].join(" · ");
}
