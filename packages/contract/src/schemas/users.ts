import { ApprovalStatus, ProjectAccessRole, ProjectType } from "@epb/engine";
import * as z from "zod/mini";
import { UserGroup } from "../accounts/user-group.js";
import { UserStatus } from "../accounts/user-status.js";
import { idSchema, memberSchema } from "./fields.js";
import { list, type Schema, strictObject } from "./readonly-types.js";

/** Selected menus of a user. @spec P §2 "View selector" */
export const ViewSelection = { Epb: "ePB", Epx: "ePX" } as const;
export type ViewSelection = (typeof ViewSelection)[keyof typeof ViewSelection];

/** Menus of an account for one edition, which has no choice; undefined for an account with a choice. */
export function onlyView({ projectTypes }: { readonly projectTypes: readonly number[] }): ViewSelection | undefined {
  if (projectTypes.every((type) => type === ProjectType.Epx)) return ViewSelection.Epx;
  return projectTypes.every((type) => type === ProjectType.Epb) ? ViewSelection.Epb : undefined;
}

/** Permissions of a user on one project. @spec P §3 "Project access entry" */
export type ProjectAccessEntry = z.infer<typeof accessEntrySchema>;
const accessEntrySchema = strictObject({
  projectId: idSchema,
  roleId: memberSchema(ProjectAccessRole),
  status: memberSchema(ApprovalStatus),
});

/**
 * The signed-in user.
 *
 * @spec P §3 "id, uuid, statusId, firstName, lastName, email"; P §6 "A user's access to a project"
 */
export interface CurrentUser extends z.infer<typeof user> {}
const user = strictObject({
  id: idSchema,
  uuid: idSchema,
  statusId: memberSchema(UserStatus),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userGroupId: memberSchema(UserGroup),
  organization: z.string(),
  title: z.string(),
  phone: z.string(),
  region: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  viewSelection: memberSchema(ViewSelection),
  projectAccessList: list(accessEntrySchema),
  /** Only ePB, only ePX, or both. */
  projectTypes: list(z.union([z.literal(1), z.literal(2)])),
  /** An account for ePX only. @spec P §6 "ePX users are identified" */
  isEpxUser: z.boolean(),
  /** True if the password is the one that the program generated for the first administrator. Ours. */
  hasTemporaryPassword: z.boolean(),
  /** Id of the second factor; absent without one. */
  mfaUUID: z.exactOptional(z.string()),
  mfaSuccess: z.boolean(),
});
export const currentUserSchema: Schema<CurrentUser> = user;
