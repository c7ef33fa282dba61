import type { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import type { Collection, Identified } from "../store/collection.js";

/** Somebody's role on a project. */
export interface ProjectMember {
  readonly userId: string;
  readonly roleId: ProjectAccessRole;
  readonly status: ApprovalStatus;
}

/** What is to be known of a project without opening it: who may do what, and where it stands. Its content lies apart. */
export interface ProjectEntry extends Identified {
  readonly name: string;
  readonly approval: ApprovalStatus;
  /** One role for each user. */
  readonly members: readonly ProjectMember[];
}

export const PROJECT_ENTRIES: Collection<ProjectEntry> = {
  name: "projects",
  columns: {
    /** Names are compared without case and surrounding spaces. @spec C §7 "Project names must be unique in the list" */
    nameKey: { type: "text", of: ({ name }) => name.trim().toLowerCase(), isUnique: true },
    memberIds: { type: "texts", of: ({ members }) => members.map(({ userId }) => userId) },
  },
};
