import {
  ADD_ORGANIZATION_MEMBER,
  CHANGE_ORGANIZATION,
  CREATE_ORGANIZATION,
  GET_ORGANIZATION,
  HAND_OVER_PROJECTS,
  LIST_ORGANIZATIONS,
  REMOVE_ORGANIZATION,
  REMOVE_ORGANIZATION_MEMBER,
  SHARE_PROJECTS,
  STOP_SHARING_PROJECT,
} from "@epb/contract";
import {
  addMember,
  changeOrganization,
  createOrganization,
  listOrganizations,
  removeMember,
  removeOrganization,
} from "../../features/organizations/organization-commands.js";
import { handOverProjects } from "../../features/projects/hand-over-projects.js";
import { presentOrganization } from "../../features/projects/present-organization.js";
import { presentAccess } from "../../features/projects/project-access.js";
import { shareProjects, stopSharing } from "../../features/projects/share-projects.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

export const ORGANIZATION_ROUTES: readonly Route[] = [
  jsonRoute(LIST_ORGANIZATIONS, async (request, services) => ({
    items: await listOrganizations(requireCaller(request), services),
  })),
  jsonRoute(GET_ORGANIZATION, async (request, services) =>
    presentOrganization(request.params.id, requireCaller(request), services),
  ),
  jsonRoute(CREATE_ORGANIZATION, async (request, services) => {
    const caller = requireCaller(request);
    const { id } = await createOrganization(request.body, caller, services);
    return presentOrganization(id, caller, services);
  }),
  jsonRoute(CHANGE_ORGANIZATION, async (request, services) => {
    const caller = requireCaller(request);
    const { id } = await changeOrganization(request.params.id, request.body, caller, services);
    return presentOrganization(id, caller, services);
  }),
  jsonRoute(REMOVE_ORGANIZATION, async (request, services) =>
    removeOrganization(request.params.id, requireCaller(request), services),
  ),
  jsonRoute(ADD_ORGANIZATION_MEMBER, async (request, services) => {
    const caller = requireCaller(request);
    await addMember(request.params.id, request.body.email, caller, services);
    return presentOrganization(request.params.id, caller, services);
  }),
  jsonRoute(REMOVE_ORGANIZATION_MEMBER, async (request, services) => {
    const caller = requireCaller(request);
    await removeMember(request.params.id, request.params.userId, caller, services);
    return presentOrganization(request.params.id, caller, services);
  }),
  jsonRoute(HAND_OVER_PROJECTS, async (request, services) =>
    handOverProjects(request.params.id, request.body, requireCaller(request), services),
  ),
  jsonRoute(SHARE_PROJECTS, async (request, services) => shareProjects(request.body, requireCaller(request), services)),
  jsonRoute(STOP_SHARING_PROJECT, async (request, services) => {
    const { id, organizationId } = request.params;
    return presentAccess(await stopSharing(id, organizationId, requireCaller(request), services), services);
  }),
];
