import { GET_PROJECT_ACCESS, GRANT_PROJECT_ACCESS, REMOVE_PROJECT_ACCESS, RESEND_INVITATION } from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import { grantAccess, presentAccess, removeAccess, resendInvitation } from "../../features/projects/project-access.js";
import { PROJECT_ENTRIES } from "../../features/projects/project-entries.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

/** Roles of members on a project. */
export const PROJECT_ACCESS_ROUTES: readonly Route[] = [
  jsonRoute(GET_PROJECT_ACCESS, async ({ params }, services) => {
    const entry = await services.store.get(PROJECT_ENTRIES, params.id);
    if (entry === undefined) throw notFound("The project");
    return presentAccess(entry.document, services);
  }),
  jsonRoute(GRANT_PROJECT_ACCESS, async (request, services) => {
    const entry = await grantAccess(request.params.id, request.body, requireCaller(request), services);
    return presentAccess(entry, services);
  }),
  jsonRoute(REMOVE_PROJECT_ACCESS, async (request, services) => {
    const { id, memberId } = request.params;
    return presentAccess(await removeAccess(id, memberId, requireCaller(request), services), services);
  }),
  jsonRoute(RESEND_INVITATION, async (request, services) => {
    const { id, memberId } = request.params;
    return presentAccess(await resendInvitation(id, memberId, requireCaller(request), services), services);
  }),
];
