import {
  APPROVE_PROJECT,
  GET_PROJECT_STATE,
  LIST_APPROVALS,
  REOPEN_PROJECT,
  RETURN_PROJECT,
  SUBMIT_PROJECT,
} from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import { projectApprovals } from "../../features/projects/approvals.js";
import { presentProjectState } from "../../features/projects/present-project-state.js";
import {
  approveProject,
  reopenProject,
  returnProject,
  submitProject,
} from "../../features/projects/project-approval.js";
import { PROJECT_ENTRIES } from "../../features/projects/project-entries.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

/** Status of a project, and the steps from data entry to approval and back. */
export const PROJECT_APPROVAL_ROUTES: readonly Route[] = [
  jsonRoute(GET_PROJECT_STATE, async (request, { store }) => {
    const entry = await store.get(PROJECT_ENTRIES, request.params.id);
    if (entry === undefined) throw notFound("The project");
    return presentProjectState(entry.document, requireCaller(request), store);
  }),
  jsonRoute(SUBMIT_PROJECT, async (request, services) => {
    const caller = requireCaller(request);
    return presentProjectState(await submitProject(request.params.id, caller, services), caller, services.store);
  }),
  jsonRoute(RETURN_PROJECT, async (request, services) => {
    const caller = requireCaller(request);
    const { params, body } = request;
    return presentProjectState(await returnProject(params.id, body.reason, caller, services), caller, services.store);
  }),
  jsonRoute(APPROVE_PROJECT, async (request, services) => {
    const caller = requireCaller(request);
    const { params, body } = request;
    return presentProjectState(await approveProject(params.id, body, caller, services), caller, services.store);
  }),
  jsonRoute(LIST_APPROVALS, async ({ params }, { store }) => projectApprovals(params.id, store)),
  jsonRoute(REOPEN_PROJECT, async (request, services) => {
    const caller = requireCaller(request);
    const { params, body } = request;
    return presentProjectState(await reopenProject(params.id, body.reason, caller, services), caller, services.store);
  }),
];
