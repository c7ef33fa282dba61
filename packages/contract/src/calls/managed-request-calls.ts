import { boundedList } from "@epb/engine";
import * as z from "zod/mini";
import { AccountRequestStatus } from "../accounts/account-request-options.js";
import { GroupPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";
import { LIMITS } from "../limits.js";
import { idSchema, memberSchema } from "../schemas/fields.js";
import { type ManagedAccountRequest, managedAccountRequestSchema } from "../schemas/managed-requests.js";
import {
  type Edition,
  editionsSchema,
  type ManagedUser,
  managedUserSchema,
  memberInQuery,
  type PageQuery,
  pageQueryFields,
} from "../schemas/managed-users.js";
import type { Call, Policy } from "./call.js";
import type { CallGroup } from "./call-group.js";

const policy: Policy = { kind: "group", permissions: [GroupPermission.Administer] };
const params: z.ZodMiniType<{ readonly id: string }> = z.strictObject({ id: idSchema });

interface RequestQuery extends PageQuery {
  readonly statusId?: AccountRequestStatus;
  /** Part of a name, an address or an organization. */
  readonly search?: string;
}

export const LIST_ACCOUNT_REQUESTS: Call<{
  query: RequestQuery;
  reply: { readonly items: readonly ManagedAccountRequest[]; readonly next?: string };
}> = {
  name: "listAccountRequests",
  method: "GET",
  path: "/api/account-requests",
  summary: "Account requests, newest first.",
  policy,
  query: z.strictObject({
    ...pageQueryFields,
    statusId: z.exactOptional(memberInQuery(AccountRequestStatus)),
    search: z.exactOptional(z.string().check(z.trim(), z.maxLength(LIMITS.textLength))),
  }),
  reply: z.strictObject({
    items: z.readonly(z.array(managedAccountRequestSchema)),
    next: z.exactOptional(z.string()),
  }),
};

export const GET_ACCOUNT_REQUEST: Call<{ params: { readonly id: string }; reply: ManagedAccountRequest }> = {
  name: "getAccountRequest",
  method: "GET",
  path: "/api/account-requests/{id}",
  summary: "One account request.",
  policy,
  params,
  reply: managedAccountRequestSchema,
};

/** @spec P §3 "New=1, InProgress=2, Closed=3" */
export const SET_ACCOUNT_REQUEST_STATUS: Call<{
  params: { readonly id: string };
  body: { readonly statusId: AccountRequestStatus; readonly revision?: number };
  reply: ManagedAccountRequest;
}> = {
  name: "setAccountRequestStatus",
  method: "PUT",
  path: "/api/account-requests/{id}",
  summary: "Sets the status of an account request.",
  policy,
  params,
  body: z.strictObject({
    statusId: memberSchema(AccountRequestStatus),
    revision: z.exactOptional(z.int().check(z.gte(1))),
  }),
  reply: managedAccountRequestSchema,
};

/** Which of the two addresses of a request an account is for. */
export const RequestedAddress = { Office: "office", Secondary: "secondary" } as const;
export type RequestedAddress = (typeof RequestedAddress)[keyof typeof RequestedAddress];

/** An account to make from a request. */
export interface RequestedAccount {
  readonly address: RequestedAddress;
  readonly userGroupId: UserGroup;
  readonly projectTypes: readonly Edition[];
}

/** @spec P §1 "The training site gives an ESCO-type" */
export const CREATE_REQUESTED_ACCOUNTS: Call<{
  params: { readonly id: string };
  body: { readonly accounts: readonly RequestedAccount[] };
  reply: { readonly users: readonly ManagedUser[] };
}> = {
  name: "createRequestedAccounts",
  method: "POST",
  path: "/api/account-requests/{id}/accounts",
  summary: "Creates the accounts of a request and closes the request. The owners get a link to choose a password.",
  policy,
  errors: ["account/email-exists", "account-request/closed", "account-request/no-address"],
  params,
  body: z.strictObject({
    accounts: boundedList(
      z.strictObject({
        address: memberSchema(RequestedAddress),
        userGroupId: memberSchema(UserGroup),
        projectTypes: editionsSchema,
      }),
    ).check(
      z.minLength(1),
      z.maxLength(2),
      z.refine((accounts) => new Set(accounts.map(({ address }) => address)).size === accounts.length, {
        error: "Each address can have one account.",
      }),
    ),
  }),
  reply: z.strictObject({ users: z.readonly(z.array(managedUserSchema)) }),
  status: 201,
};

export const MANAGED_REQUEST_CALLS: CallGroup = {
  area: "Accounts",
  calls: [LIST_ACCOUNT_REQUESTS, GET_ACCOUNT_REQUEST, SET_ACCOUNT_REQUEST_STATUS, CREATE_REQUESTED_ACCOUNTS],
};
