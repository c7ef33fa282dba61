import {
  type Call,
  GET_ACTIVITY,
  GET_ATTRIBUTION,
  GET_HISTORY,
  GET_ISSUES,
  GET_KEPT_FINDINGS,
  GET_MEASUREMENT,
  GET_PROJECT,
  GET_PROJECT_ACCESS,
  GET_PROJECT_STATE,
  GET_REPORT,
  GET_SCHEDULES,
  LIST_FIGURES,
  LIST_PROJECTS,
} from "@epb/contract";

type Named = Pick<Call, "name">;

/** Calls to refetch after a change of a project. */
export const PROJECT_ANSWERS: readonly Named[] = [
  GET_PROJECT,
  GET_PROJECT_STATE,
  GET_ISSUES,
  GET_KEPT_FINDINGS,
  GET_ACTIVITY,
  GET_HISTORY,
  GET_ATTRIBUTION,
  GET_MEASUREMENT,
  GET_SCHEDULES,
  GET_REPORT,
  LIST_FIGURES,
  LIST_PROJECTS,
];

/** Calls to refetch after a change of access. */
export const ACCESS_ANSWERS: readonly Named[] = [GET_PROJECT_ACCESS, GET_PROJECT_STATE, GET_ACTIVITY, LIST_PROJECTS];
