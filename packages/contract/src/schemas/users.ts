import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import * as z from "zod/mini";
import { UserGroup } from "../accounts/user-group.js";
import { UserStatus } from "../accounts/user-status.js";
import { idSchema, memberSchema } from "./fields.js";

/** The menus somebody looks at. @spec P §2 "View selector" */
export const ViewSelection = { Epb: "ePB", Epx: "ePX" } as const;
export type ViewSelection = (typeof ViewSelection)[keyof typeof ViewSelection];

/** What somebody may do with one project. @spec P §3 "Project access entry" */
export interface ProjectAccessEntry {
  readonly projectId: string;
  readonly roleId: ProjectAccessRole;
  readonly status: ApprovalStatus;
}

/**
 * Somebody as they see themselves.
 *
 * @spec P §3 "id, uuid, statusId, firstName, lastName, email"; P §6 "A user's access to a project"
 */
export interface CurrentUser {
  readonly id: string;
  readonly uuid: string;
  readonly statusId: UserStatus;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userGroupId: UserGroup;
  readonly organization: string;
  readonly title: string;
  readonly phone: string;
  readonly region: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly viewSelection: ViewSelection;
  readonly projectAccessList: readonly ProjectAccessEntry[];
  /** Only ePB, only ePX or both. */
  readonly projectTypes: readonly (1 | 2)[];
  /** An account for ePX only. @spec P §6 "ePX users are identified" */
  readonly isEpxUser: boolean;
  /** The password is the one that the program made for the first administrator. Ours. */
  readonly hasTemporaryPassword: boolean;
  /** Of the second factor; absent where none is set up. */
  readonly mfaUUID?: string;
  readonly mfaSuccess: boolean;
}

const accessEntrySchema: z.ZodMiniType<ProjectAccessEntry> = z.strictObject({
  projectId: idSchema,
  roleId: memberSchema(ProjectAccessRole),
  status: memberSchema(ApprovalStatus),
});

export const currentUserSchema: z.ZodMiniType<CurrentUser> = z.strictObject({
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
  projectAccessList: z.readonly(z.array(accessEntrySchema)),
  projectTypes: z.readonly(z.array(z.union([z.literal(1), z.literal(2)]))),
  isEpxUser: z.boolean(),
  hasTemporaryPassword: z.boolean(),
  mfaUUID: z.exactOptional(z.string()),
  mfaSuccess: z.boolean(),
});
