import * as z from "zod/mini";
import { GroupPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";
import { LIMITS } from "../limits.js";
import { booleanInQuery, idSchema } from "../schemas/fields.js";
import {
  managedUserSchema,
  memberInQuery,
  newUserSchema,
  pageQueryFields,
  userChangeSchema,
} from "../schemas/managed-users.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const policy: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params = strictObject({ id: idSchema });

/** Administration of accounts is ours: the specification shows no calls for it. @spec P §6 "Admin is the only administrator" */
export const LIST_USERS = call({
  name: "listUsers",
  method: "GET",
  path: "/api/users",
  summary: "Accounts, sorted by last name.",
  policy,
  query: strictObject({
    ...pageQueryFields,
    /** Part of a name, an email address, or an organization. */
    search: z.exactOptional(z.string().check(z.trim(), z.maxLength(LIMITS.textLength))),
    userGroupId: z.exactOptional(memberInQuery(UserGroup)),
    isActive: z.exactOptional(booleanInQuery),
  }),
  reply: strictObject({ items: list(managedUserSchema), next: z.exactOptional(z.string()) }),
});

export const GET_USER = call({
  name: "getUser",
  method: "GET",
  path: "/api/users/{id}",
  summary: "One account.",
  policy,
  params,
  reply: managedUserSchema,
});

export const CREATE_USER = call({
  name: "createUser",
  method: "POST",
  path: "/api/users",
  summary: "Creates an account without a request. The user gets a link to choose a password.",
  policy,
  errors: ["not-found", "account/email-exists"],
  body: newUserSchema,
  reply: managedUserSchema,
  status: 201,
});

export const CHANGE_USER = call({
  name: "changeUser",
  method: "PUT",
  path: "/api/users/{id}",
  summary:
    "Changes name, address, group, organization, or editions of an account, deactivates or reactivates it, requires a new password, or removes a lost authenticator app.",
  policy,
  errors: ["account/email-exists", "user/last-administrator"],
  params,
  body: userChangeSchema,
  reply: managedUserSchema,
});

export const INVITE_USER = call({
  name: "inviteUser",
  method: "POST",
  path: "/api/users/{id}/invitation",
  summary: "Sends the link to choose the first password again. The previous link expires.",
  policy,
  errors: ["user/not-invited"],
  params,
});

export const MANAGED_USER_CALLS: CallGroup = {
  area: "Accounts",
  calls: [LIST_USERS, GET_USER, CREATE_USER, CHANGE_USER, INVITE_USER],
};
