import type { Collection, Identified } from "../../store/collection.js";

/** The content of a project, apart from its entry: both have the id of the project and change in one transaction. */
export interface ProjectContent extends Identified {
  /** The project as the engine writes it to JSON: decimals are texts. `parseProject` reads it. */
  readonly project: Readonly<Record<string, unknown>>;
}

export const PROJECT_CONTENTS: Collection<ProjectContent> = { name: "projectContents", columns: {} };
