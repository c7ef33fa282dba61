import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import * as z from "zod/mini";
import { ProjectAction } from "../projects/project-permissions.js";
import { choiceSchema, idSchema, instantSchema, loginEmailSchema, memberSchema } from "../schemas/fields.js";
import { projectOrganizationSchema } from "../schemas/organizations.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";
import { projectPathSchema } from "./project-calls.js";

/** A person with a role on the project. */
export type PresentedMember = z.infer<typeof memberOfProjectSchema>;
const memberOfProjectSchema = strictObject({
  userId: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organization: z.string(),
  roleId: memberSchema(ProjectAccessRole),
  status: memberSchema(ApprovalStatus),
});

/** A role that waits until its email address has an account, or until the account accepts the role. */
export type PresentedInvitation = z.infer<typeof invitationSchema>;
const invitationSchema = strictObject({
  id: idSchema,
  email: z.string(),
  roleId: memberSchema(ProjectAccessRole),
  invitedAt: instantSchema,
  /** The link in the message to the person: to request an account, or to accept the role. */
  link: z.string(),
});

export type PresentedAccess = z.infer<typeof accessSchema>;
export const accessSchema = strictObject({
  members: list(memberOfProjectSchema),
  invitations: list(invitationSchema),
  organizations: list(projectOrganizationSchema),
  /** Program offices of the state or the agency of the project that cannot view it. */
  offices: list(strictObject({ id: idSchema, name: z.string() })),
});

/** @spec P §1 "By default each project is accessible" */
export const GET_PROJECT_ACCESS = call({
  name: "getProjectAccess",
  method: "GET",
  path: "/api/project/{id}/access",
  summary: "People with a role on the project, and invitations.",
  policy: { kind: "project", action: ProjectAction.View },
  params: projectPathSchema,
  reply: accessSchema,
});

/** @spec P §1 "more users can be given read-only"; C §5 "one role per user per project" */
export const GRANT_PROJECT_ACCESS = call({
  name: "grantProjectAccess",
  method: "POST",
  path: "/api/project/{id}/access",
  summary:
    "Gives a person a role on the project and sends an email. An email address without an account gets an invitation.",
  policy: { kind: "project", action: ProjectAction.ManageAccess },
  errors: ["too-many-tries", "access/role-exists", "access/role-not-possible"],
  params: projectPathSchema,
  body: strictObject({
    email: loginEmailSchema,
    roleId: choiceSchema(ProjectAccessRole, "Choose a role."),
  }),
  reply: accessSchema,
  status: 201,
});

/** Removes a role; the last initiator stays. */
export const REMOVE_PROJECT_ACCESS = call({
  name: "removeProjectAccess",
  method: "DELETE",
  path: "/api/project/{id}/access/{memberId}",
  summary: "Removes the role of a user, or cancels an invitation.",
  policy: { kind: "project", action: ProjectAction.ManageAccess },
  errors: ["access/last-initiator"],
  params: strictObject({ id: idSchema, memberId: idSchema }),
  reply: accessSchema,
});

/** Ours: for a message that was lost. */
export const RESEND_INVITATION = call({
  name: "resendInvitation",
  method: "POST",
  path: "/api/project/{id}/access/{memberId}/resend",
  summary: "Sends the email of an invitation again.",
  policy: { kind: "project", action: ProjectAction.ManageAccess },
  errors: ["too-many-tries"],
  params: strictObject({ id: idSchema, memberId: idSchema }),
  reply: accessSchema,
});

export const PROJECT_ACCESS_CALLS: CallGroup = {
  area: "Projects",
  calls: [GET_PROJECT_ACCESS, GRANT_PROJECT_ACCESS, REMOVE_PROJECT_ACCESS, RESEND_INVITATION],
};
