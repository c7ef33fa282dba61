import {
  AGREE_TO_TERMS,
  CREATE_REQUESTED_ACCOUNTS,
  CURRENT_USER,
  LIST_ACCOUNT_REQUESTS,
  LIST_USERS,
  LOGIN,
  REQUEST_ACCOUNT,
  REQUEST_VERIFICATION_CODE,
  RESET_PASSWORD,
  SELECT_VIEW,
  UPDATE_PASSWORD,
  UserGroup,
  UserStatus,
  VERIFY_CODE,
} from "@epb/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accountRequest } from "../../../testing/factories.js";
import { lastMail, partsOfLink } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { createFirstAdministrator } from "./first-administrator.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const pair = (password: string) => ({ password, confirmation: password });
const statusOf = async (token: string): Promise<UserStatus> =>
  (await server.call(CURRENT_USER, { token })).body.statusId;

/** Signs in and completes each required step; returns the statuses. */
async function walk(
  token: string,
  steps: readonly (() => Promise<{ readonly status: number }>)[],
): Promise<UserStatus[]> {
  const statuses = [await statusOf(token)];
  for (const step of steps) {
    expect((await step()).status).toBe(204);
    statuses.push(await statusOf(token));
  }
  return statuses;
}

const terms = (token: string) =>
  (["privacy", "data"] as const).map((tos) => () => server.call(AGREE_TO_TERMS, { token, body: { tos } }));
const view = (token: string) => () => server.call(SELECT_VIEW, { token, body: { viewSelection: "ePX" } });

test("from a new site to a working customer, everybody passes through the statuses in order", async () => {
  // The first administrator, whose password is the one that was printed.
  const first = await createFirstAdministrator(server.services);
  if (first === undefined) throw new Error("no administrator was made");
  const { token: admin, currentUser: administrator } = (await server.call(LOGIN, { body: first })).body;
  expect(administrator.hasTemporaryPassword).toBe(true);
  const replace = () => server.call(UPDATE_PASSWORD, { token: admin, body: pair("brass lantern fjord") });
  expect(await walk(admin, [replace, ...terms(admin), view(admin)])).toEqual([
    UserStatus.NeedsPasswordReset,
    UserStatus.NeedsTosPrivacy,
    UserStatus.NeedsTosData,
    UserStatus.NeedsViewSelection,
    UserStatus.Ok,
  ]);
  expect((await server.call(CURRENT_USER, { token: admin })).body.hasTemporaryPassword).toBe(false);
  expect((await server.call(LOGIN, { body: first })).status).toBe(401);

  // Requests an account and gets it.
  const request = accountRequest();
  await server.call(REQUEST_ACCOUNT, { body: request });
  const { items } = (await server.call(LIST_ACCOUNT_REQUESTS, { token: admin })).body;
  await server.call(CREATE_REQUESTED_ACCOUNTS, {
    token: admin,
    params: { id: items[0]?.id ?? "" },
    body: { accounts: [{ address: "office", userGroupId: UserGroup.Customer, projectTypes: [1, 2] }] },
  });

  // The link leads to a password, the password to a session, the code to the rest.
  const email = request.officeEmailAddress;
  const password = "quiet harbor mosaic";
  const params = { ...partsOfLink(lastMail(server, "accountCreated", email).link) };
  expect((await server.call(LOGIN, { body: { email, password } })).status).toBe(401);
  expect((await server.call(RESET_PASSWORD, { params, body: pair(password) })).status).toBe(200);
  const { token, currentUser } = (await server.call(LOGIN, { body: { email, password } })).body;
  expect(currentUser).toMatchObject({ firstName: "Grace", userGroupId: UserGroup.Customer, viewSelection: "ePB" });
  expect((await server.call(LIST_USERS, { token })).status).toBe(403);
  await server.call(REQUEST_VERIFICATION_CODE, { token });
  const verify = () =>
    server.call(VERIFY_CODE, { token, params: { code: lastMail(server, "verificationCode", email).code } });
  expect(await walk(token, [verify, ...terms(token), view(token)])).toEqual([
    UserStatus.NeedsVerify,
    UserStatus.NeedsTosPrivacy,
    UserStatus.NeedsTosData,
    UserStatus.NeedsViewSelection,
    UserStatus.Ok,
  ]);
  expect((await server.call(CURRENT_USER, { token })).body.viewSelection).toBe("ePX");
});

test("the first administrator is created once, on a site without accounts", async () => {
  const made = await Promise.all([
    createFirstAdministrator(server.services, " Chief@Site.example.org "),
    createFirstAdministrator(server.services),
  ]);
  expect(made.filter((each) => each !== undefined)).toHaveLength(1);
  expect(await createFirstAdministrator(server.services)).toBeUndefined();
});

test("the audit log contains no password, code, token, or address", async () => {
  const first = await createFirstAdministrator(server.services);
  const admin = (await server.call(LOGIN, { body: first })).body.token;
  await server.call(UPDATE_PASSWORD, { token: admin, body: pair("brass lantern fjord") });
  await server.call(REQUEST_ACCOUNT, { body: accountRequest() });
  const log = JSON.stringify(await server.services.store.auditEntries(0, 1000));
  expect(log).toContain("password.changed");
  expect(log).toContain("account.requested");
  for (const secret of [first?.password, "brass lantern fjord", admin, "@"]) expect(log).not.toContain(secret);
});
