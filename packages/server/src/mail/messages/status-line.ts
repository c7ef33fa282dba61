import { PROJECT_STAGE_LABELS, type ProjectStage } from "@epb/contract";

/** Number and status of a project, in the words of lists. */
export const statusLine = (stage: ProjectStage, projectNumber: number | undefined): string =>
  `${projectNumber === undefined ? "" : `Project number: ${projectNumber}. `}Status: ${PROJECT_STAGE_LABELS[stage]}.`;
