import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";
import { LIMITS } from "../limits.js";
import { ACCOUNT_REQUEST_MESSAGES as M } from "../messages/account-request-messages.js";
import { accountEmailSchema, phoneSchema } from "../schemas/account-request.js";
import { booleanInQuery, idSchema, memberSchema, optionalText, requiredText } from "../schemas/fields.js";
import {
  editionsSchema,
  type ManagedUser,
  managedUserSchema,
  memberInQuery,
  type NewUser,
  type PageQuery,
  pageQueryFields,
  type UserChange,
} from "../schemas/managed-users.js";
import type { Call, Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const policy: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params: z.ZodMiniType<{ readonly id: string }> = z.strictObject({ id: idSchema });

/** Staff may not know it. */
const optionalPhone = z.union([z.literal(""), phoneSchema]);

interface UserQuery extends PageQuery {
  /** Part of a name, an email address, or an organization. */
  readonly search?: string;
  readonly userGroupId?: UserGroup;
  readonly isActive?: boolean;
}

/** Administration of accounts is ours: the specification shows no calls for it. @spec P §6 "Admin is the only administrator" */
export const LIST_USERS: Call<{
  query: UserQuery;
  reply: { readonly items: readonly ManagedUser[]; readonly next?: string };
}> = {
  name: "listUsers",
  method: "GET",
  path: "/api/users",
  summary: "Accounts, sorted by last name.",
  policy,
  query: z.strictObject({
    ...pageQueryFields,
    search: z.exactOptional(z.string().check(z.trim(), z.maxLength(LIMITS.textLength))),
    userGroupId: z.exactOptional(memberInQuery(UserGroup)),
    isActive: z.exactOptional(booleanInQuery),
  }),
  reply: z.strictObject({ items: z.readonly(z.array(managedUserSchema)), next: z.exactOptional(z.string()) }),
};

export const GET_USER: Call<{ params: { readonly id: string }; reply: ManagedUser }> = {
  name: "getUser",
  method: "GET",
  path: "/api/users/{id}",
  summary: "One account.",
  policy,
  params,
  reply: managedUserSchema,
};

export const CREATE_USER: Call<{ body: NewUser; reply: ManagedUser }> = {
  name: "createUser",
  method: "POST",
  path: "/api/users",
  summary: "Creates an account without a request. The owner gets a link to choose a password.",
  policy,
  errors: ["not-found", "account/email-exists"],
  body: z.strictObject({
    email: accountEmailSchema,
    firstName: requiredText(M.firstName),
    lastName: requiredText(M.lastName),
    title: z._default(optionalText(), ""),
    organization: requiredText(M.organization),
    phone: z._default(optionalPhone, ""),
    userGroupId: memberSchema(UserGroup),
    projectTypes: editionsSchema,
  }),
  reply: managedUserSchema,
  status: 201,
};

export const CHANGE_USER: Call<{ params: { readonly id: string }; body: UserChange; reply: ManagedUser }> = {
  name: "changeUser",
  method: "PUT",
  path: "/api/users/{id}",
  summary:
    "Changes name, address, group, organization, or editions of an account, deactivates or reactivates it, requires a new password, or removes a lost authenticator app.",
  policy,
  errors: ["account/email-exists", "user/last-administrator"],
  params,
  body: z.strictObject({
    email: z.exactOptional(accountEmailSchema),
    firstName: z.exactOptional(requiredText(M.firstName)),
    lastName: z.exactOptional(requiredText(M.lastName)),
    title: z.exactOptional(optionalText()),
    phone: z.exactOptional(optionalPhone),
    userGroupId: z.exactOptional(memberSchema(UserGroup)),
    organization: z.exactOptional(requiredText(M.organization)),
    projectTypes: z.exactOptional(editionsSchema),
    isActive: z.exactOptional(z.boolean()),
    removeSecondFactor: z.exactOptional(z.literal(true)),
    requirePasswordReset: z.exactOptional(z.literal(true)),
    revision: z.exactOptional(z.int().check(z.gte(1))),
  }),
  reply: managedUserSchema,
};

export const INVITE_USER: Call<{ params: { readonly id: string } }> = {
  name: "inviteUser",
  method: "POST",
  path: "/api/users/{id}/invitation",
  summary: "Sends the link to choose the first password again. The previous link expires.",
  policy,
  errors: ["user/not-invited"],
  params,
};

export const MANAGED_USER_CALLS: CallGroup = {
  area: "Accounts",
  calls: [LIST_USERS, GET_USER, CREATE_USER, CHANGE_USER, INVITE_USER],
};
