import { GroupPermission } from "../accounts/group-permissions.js";
import { ProjectAction } from "../projects/project-permissions.js";
import { idSchema } from "../schemas/fields.js";
import {
  handOverResultSchema,
  handOverSchema,
  newMemberSchema,
  newOrganizationSchema,
  organizationDetailsSchema,
  organizationsSchema,
  shareProjectsSchema,
  shareResultSchema,
} from "../schemas/organizations.js";
import { strictObject } from "../schemas/readonly-types.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { accessSchema } from "./project-access-calls.js";

const administrators: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params = strictObject({ id: idSchema });

export const LIST_ORGANIZATIONS = call({
  name: "listOrganizations",
  method: "GET",
  path: "/api/organizations",
  summary: "Organizations of the site, by name.",
  policy: { kind: "user" },
  reply: organizationsSchema,
});

export const GET_ORGANIZATION = call({
  name: "getOrganization",
  method: "GET",
  path: "/api/organizations/{id}",
  summary: "An organization with its members, for its members and administrators.",
  policy: { kind: "user" },
  errors: ["not-permitted"],
  params,
  reply: organizationDetailsSchema,
});

export const CREATE_ORGANIZATION = call({
  name: "createOrganization",
  method: "POST",
  path: "/api/organizations",
  summary: "Creates an organization.",
  policy: administrators,
  errors: ["organization/name-taken"],
  body: newOrganizationSchema,
  reply: organizationDetailsSchema,
  status: 201,
});

export const CHANGE_ORGANIZATION = call({
  name: "changeOrganization",
  method: "PUT",
  path: "/api/organizations/{id}",
  summary: "Changes the name of an organization, or the states and agencies of a program office.",
  policy: administrators,
  errors: ["organization/kind-fixed", "organization/name-taken"],
  params,
  body: newOrganizationSchema,
  reply: organizationDetailsSchema,
});

export const REMOVE_ORGANIZATION = call({
  name: "removeOrganization",
  method: "DELETE",
  path: "/api/organizations/{id}",
  summary:
    "Deletes an organization with its mapping profiles. Its members keep only the projects on which they have a role themselves.",
  policy: administrators,
  params,
});

export const ADD_ORGANIZATION_MEMBER = call({
  name: "addOrganizationMember",
  method: "POST",
  path: "/api/organizations/{id}/members",
  summary: "Adds an account to an organization. The person can then view all projects of the organization.",
  policy: administrators,
  errors: ["organization/no-account", "organization/member-exists", "organization/too-many-members"],
  params,
  body: newMemberSchema,
  reply: organizationDetailsSchema,
  status: 201,
});

export const REMOVE_ORGANIZATION_MEMBER = call({
  name: "removeOrganizationMember",
  method: "DELETE",
  path: "/api/organizations/{id}/members/{userId}",
  summary: "Removes a person from an organization. Roles of the person on projects stay.",
  policy: administrators,
  params: strictObject({ id: idSchema, userId: idSchema }),
  reply: organizationDetailsSchema,
});

export const HAND_OVER_PROJECTS = call({
  name: "handOverProjects",
  method: "POST",
  path: "/api/organizations/{id}/hand-over",
  summary:
    "Gives all project roles of a member to another member of the organization. Administrators can do this for everybody, other members only for themselves.",
  policy: { kind: "user" },
  errors: ["not-permitted", "organization/not-members"],
  params,
  body: handOverSchema,
  reply: handOverResultSchema,
});

export const SHARE_PROJECTS = call({
  name: "shareProjects",
  method: "POST",
  path: "/api/shared-projects",
  summary:
    "Lets an organization, or a person, view several projects. Each project that cannot be shared is listed with the reason.",
  policy: { kind: "user" },
  errors: ["too-many-tries"],
  body: shareProjectsSchema,
  reply: shareResultSchema,
});

export const STOP_SHARING_PROJECT = call({
  name: "stopSharingProject",
  method: "DELETE",
  path: "/api/project/{id}/organizations/{organizationId}",
  summary: "Ends the access of an organization to the project.",
  policy: { kind: "project", action: ProjectAction.ManageAccess },
  params: strictObject({ id: idSchema, organizationId: idSchema }),
  reply: accessSchema,
});

export const ORGANIZATION_CALLS: CallGroup = {
  area: "Organizations",
  calls: [
    LIST_ORGANIZATIONS,
    GET_ORGANIZATION,
    CREATE_ORGANIZATION,
    CHANGE_ORGANIZATION,
    REMOVE_ORGANIZATION,
    ADD_ORGANIZATION_MEMBER,
    REMOVE_ORGANIZATION_MEMBER,
    HAND_OVER_PROJECTS,
    SHARE_PROJECTS,
    STOP_SHARING_PROJECT,
  ],
};
