import {
  CHANGE_USER,
  CREATE_REQUESTED_ACCOUNTS,
  CREATE_USER,
  GET_ACCOUNT_REQUEST,
  GET_USER,
  INVITE_USER,
  LIMITS,
  LIST_ACCOUNT_REQUESTS,
  LIST_USERS,
  SET_ACCOUNT_REQUEST_STATUS,
} from "@epb/contract";
import { ApiError, notFound } from "../../base/api-error.js";
import { ACCOUNT_REQUESTS } from "../../features/accounts/account-requests.js";
import { presentAccountRequest, presentManagedUser } from "../../features/accounts/present-for-administrators.js";
import {
  createRequestedAccounts,
  setAccountRequestStatus,
} from "../../features/accounts/requested-account-commands.js";
import { changeUser, createUser, inviteAgain } from "../../features/accounts/user-commands.js";
import { USERS } from "../../features/accounts/users.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";
import { type Condition, type Cursor, cursorText, parseCursor } from "../../store/query.js";

/** Account administration. @spec P §6 "Admin is the only administrator" */
export const ADMIN_ACCOUNT_ROUTES: readonly Route[] = [
  jsonRoute(LIST_ACCOUNT_REQUESTS, async ({ query }, { store }) => {
    const { items, next } = await store.find(ACCOUNT_REQUESTS, {
      where: conditions({ statusId: query.statusId }, query.search),
      orderBy: { column: "submitDate", descending: true },
      ...cursorAfter(query),
      limit: pageLimit(query),
    });
    const presented = await Promise.all(items.map((request) => presentAccountRequest(request, store)));
    return { items: presented, ...cursorReply(next) };
  }),
  jsonRoute(GET_ACCOUNT_REQUEST, async ({ params }, { store }) => {
    const request = await store.get(ACCOUNT_REQUESTS, params.id);
    if (request === undefined) throw notFound("The request");
    return presentAccountRequest(request, store);
  }),
  jsonRoute(SET_ACCOUNT_REQUEST_STATUS, async (request, services) => {
    const changed = await setAccountRequestStatus(request.params.id, request.body, requireCaller(request), services);
    return presentAccountRequest(changed, services.store);
  }),
  jsonRoute(CREATE_REQUESTED_ACCOUNTS, async (request, services) => {
    const { params, body } = request;
    const users = await createRequestedAccounts(params.id, body.accounts, requireCaller(request), services);
    return { users: users.map(presentManagedUser) };
  }),
  jsonRoute(LIST_USERS, async ({ query }, { store }) => {
    const { items, next } = await store.find(USERS, {
      where: conditions({ group: query.userGroupId, isActive: query.isActive }, query.search),
      orderBy: { column: "name" },
      ...cursorAfter(query),
      limit: pageLimit(query),
    });
    return { items: items.map(presentManagedUser), ...cursorReply(next) };
  }),
  jsonRoute(GET_USER, async ({ params }, { store }) => {
    const user = await store.get(USERS, params.id);
    if (user === undefined) throw notFound("The account");
    return presentManagedUser(user);
  }),
  jsonRoute(CREATE_USER, async (request, services) =>
    presentManagedUser(await createUser(request.body, requireCaller(request), services)),
  ),
  jsonRoute(CHANGE_USER, async (request, services) =>
    presentManagedUser(await changeUser(request.params.id, request.body, requireCaller(request), services)),
  ),
  jsonRoute(INVITE_USER, async (request, services) => inviteAgain(request.params.id, requireCaller(request), services)),
];

/** Conditions of a list: required values of columns, and a search text. */
function conditions(
  columns: Readonly<Record<string, string | number | boolean | undefined>>,
  search: string | undefined,
): readonly Condition[] {
  const where: Condition[] = Object.entries(columns).flatMap(([column, is]) =>
    is === undefined ? [] : [{ column, is }],
  );
  if (search === undefined || search === "") return where;
  return [...where, { column: "search", includes: search.toLowerCase() }];
}

function pageLimit({ limit = LIMITS.pageSize.default }: { readonly limit?: number }): number {
  return limit;
}

/** @throws ApiError 400 for a text that is no cursor */
function cursorAfter({ cursor }: { readonly cursor?: string }): { readonly after?: Cursor } {
  if (cursor === undefined) return {};
  const after = parseCursor(cursor);
  if (after === undefined)
    throw new ApiError(400, "input/invalid", "This cursor belongs to another list or sort order.");
  return { after };
}

function cursorReply(next: Cursor | undefined): { readonly next?: string } {
  return next === undefined ? {} : { next: cursorText(next) };
}
