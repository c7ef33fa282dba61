import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { AccountRequestStatus } from "../accounts/account-request-options.js";
import { GroupPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";
import { LIMITS } from "../limits.js";
import { idSchema, memberSchema } from "../schemas/fields.js";
import { managedAccountRequestSchema } from "../schemas/managed-requests.js";
import { editionsSchema, managedUserSchema, memberInQuery, pageQueryFields } from "../schemas/managed-users.js";
import { list, strictObject } from "../schemas/readonly-types.js";
import { call, type Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const policy: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params = strictObject({ id: idSchema });

export const LIST_ACCOUNT_REQUESTS = call({
  name: "listAccountRequests",
  method: "GET",
  path: "/api/account-requests",
  summary: "Account requests, newest first.",
  policy,
  query: strictObject({
    ...pageQueryFields,
    statusId: z.exactOptional(memberInQuery(AccountRequestStatus)),
    /** Part of a name, an address or an organization. */
    search: z.exactOptional(z.string().check(z.trim(), z.maxLength(LIMITS.textLength))),
  }),
  reply: strictObject({
    items: list(managedAccountRequestSchema),
    next: z.exactOptional(z.string()),
  }),
});

export const GET_ACCOUNT_REQUEST = call({
  name: "getAccountRequest",
  method: "GET",
  path: "/api/account-requests/{id}",
  summary: "One account request.",
  policy,
  params,
  reply: managedAccountRequestSchema,
});

/** @spec P §3 "New=1, InProgress=2, Closed=3" */
export const SET_ACCOUNT_REQUEST_STATUS = call({
  name: "setAccountRequestStatus",
  method: "PUT",
  path: "/api/account-requests/{id}",
  summary: "Sets the status of an account request.",
  policy,
  params,
  body: strictObject({
    statusId: memberSchema(AccountRequestStatus),
    revision: z.exactOptional(z.int().check(z.gte(1))),
  }),
  reply: managedAccountRequestSchema,
});

/** One of the two addresses of a request, for the account. */
export const RequestedAddress = { Office: "office", Secondary: "secondary" } as const;
export type RequestedAddress = (typeof RequestedAddress)[keyof typeof RequestedAddress];

/** An account to make from a request. */
export type RequestedAccount = z.infer<typeof requestedAccountSchema>;
const requestedAccountSchema = strictObject({
  address: memberSchema(RequestedAddress),
  userGroupId: memberSchema(UserGroup),
  projectTypes: editionsSchema,
});
const requestedAccountsSchema: z.ZodMiniType<readonly RequestedAccount[]> = boundedList(requestedAccountSchema).check(
  z.minLength(1),
  z.maxLength(2),
  z.refine((accounts) => new Set(accounts.map(({ address }) => address)).size === accounts.length, {
    error: "Each address can have one account.",
  }),
);

/** @spec P §1 "The training site gives an ESCO-type" */
export const CREATE_REQUESTED_ACCOUNTS = call({
  name: "createRequestedAccounts",
  method: "POST",
  path: "/api/account-requests/{id}/accounts",
  summary: "Creates the accounts of a request and closes the request. The owners get a link to choose a password.",
  policy,
  errors: ["account/email-exists", "account-request/closed", "account-request/no-address"],
  params,
  body: strictObject({ accounts: requestedAccountsSchema }),
  reply: strictObject({ users: list(managedUserSchema) }),
  status: 201,
});

export const MANAGED_REQUEST_CALLS: CallGroup = {
  area: "Accounts",
  calls: [LIST_ACCOUNT_REQUESTS, GET_ACCOUNT_REQUEST, SET_ACCOUNT_REQUEST_STATUS, CREATE_REQUESTED_ACCOUNTS],
};
