import { ProjectAccessRole } from "@epb/engine";
import * as z from "zod/mini";
import { idSchema, instantSchema, memberSchema } from "../schemas/fields.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** A role on a project that waits until the person accepts it. */
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;
const receivedInvitationSchema = strictObject({
  id: idSchema,
  projectName: z.string(),
  roleId: memberSchema(ProjectAccessRole),
  invitedAt: instantSchema,
});
const receivedInvitationsSchema = list(receivedInvitationSchema);

/** Ours: with EPB_EMAIL_EXISTS=blind, everybody accepts a role before they have it (0075). */
export const LIST_INVITATIONS = call({
  name: "listInvitations",
  method: "GET",
  path: "/api/invitations",
  summary: "Invitations to roles on projects that the account has not accepted yet.",
  policy: { kind: "user" },
  reply: receivedInvitationsSchema,
});

/** Gives the caller the role to which they are invited. */
export const ACCEPT_INVITATION = call({
  name: "acceptInvitation",
  method: "POST",
  path: "/api/invitations/{id}/accept",
  summary: "Accepts a role on a project. The reply lists the remaining invitations.",
  policy: { kind: "user" },
  errors: ["access/role-not-possible"],
  params: strictObject({ id: idSchema }),
  reply: receivedInvitationsSchema,
});

export const INVITATION_CALLS: CallGroup = { area: "Projects", calls: [LIST_INVITATIONS, ACCEPT_INVITATION] };
