import { ProjectAction, type ProjectState } from "@epb/contract";

/** True for a reader who waits for the first submission: the findings are of unfinished data, and of others. */
export const isUnfinished = ({ stage, allowedActions }: Pick<ProjectState, "stage" | "allowedActions">): boolean =>
  stage === "inEntry" && !allowedActions.includes(ProjectAction.Submit);
