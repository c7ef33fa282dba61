import {
  API,
  CHANGE_USER,
  CREATE_REQUESTED_ACCOUNTS,
  CREATE_USER,
  CURRENT_USER,
  GET_ACCOUNT_REQUEST,
  GET_USER,
  INVITE_USER,
  LIST_ACCOUNT_REQUESTS,
  LIST_USERS,
  REFRESH,
  REQUEST_ACCOUNT,
  REQUEST_VERIFICATION_CODE,
  RESET_PASSWORD,
  SET_ACCOUNT_REQUEST_STATUS,
  UserGroup,
  UserStatus,
  VERIFY_CODE,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { accountRequest, createUser, logIn, signIn } from "../../../testing/factories.js";
import { lastMail, partsOfLink, queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { LinkPurpose, makePasswordLink } from "../../features/accounts/password-links.js";
import { USERS, type User } from "../../features/accounts/users.js";

let server: TestServer;
let admin: { readonly user: User; readonly token: string };
let token: string;
beforeEach(async () => {
  server = await TestServer.start();
  admin = await signIn(server, { group: UserGroup.Admin, lastName: "Zadmin" });
  ({ token } = admin);
});
afterEach(() => server.stop());

/** Asks for an account; the id of the request. */
async function requested(changes: Parameters<typeof accountRequest>[0] = {}): Promise<string> {
  await server.call(REQUEST_ACCOUNT, { body: accountRequest(changes) });
  const { body } = await server.call(LIST_ACCOUNT_REQUESTS, { token, query: { limit: "1" } });
  return body.items[0]?.id ?? "";
}

const pair = (password: string) => ({ password, confirmation: password });

describe("requests for accounts", () => {
  test("are listed the latest first, by status, by a part of a name, page by page", async () => {
    const ids: string[] = [];
    for (const [index, lastName] of ["Ames", "Burns", "Curie"].entries()) {
      server.pass(1000);
      ids.unshift(await requested({ lastName, officeEmailAddress: `${lastName}@district${index}.example.org` }));
    }
    await server.call(SET_ACCOUNT_REQUEST_STATUS, { token, params: { id: ids[0] ?? "" }, body: { statusId: 2 } });
    const list = async (query: Record<string, string>) =>
      (await server.call(LIST_ACCOUNT_REQUESTS, { token, query })).body;
    expect((await list({})).items.map(({ id }) => id)).toEqual(ids);
    expect((await list({ statusId: "1" })).items.map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await list({ search: "BURN" })).items.map(({ lastName }) => lastName)).toEqual(["Burns"]);
    const first = await list({ limit: "2" });
    const second = await list({ limit: "2", cursor: first.next ?? "" });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeUndefined();
    for (const query of [
      { statusId: "4" },
      { limit: "0" },
      { limit: "1001" },
      { cursor: "nonsense" },
      { other: "1" },
    ]) {
      expect((await server.call(LIST_ACCOUNT_REQUESTS, { token, query })).status).toBe(400);
    }
  });

  test("keep their place, and the second of two who change one at once is told", async () => {
    const id = await requested();
    const change = (revision: number) =>
      server.call(SET_ACCOUNT_REQUEST_STATUS, { token, params: { id }, body: { statusId: 2, revision } });
    expect((await change(1)).body).toMatchObject({ statusId: 2, revision: 2 });
    expect(await change(1)).toMatchObject({ status: 409, body: { code: "stale", revision: 2 } });
  });

  test("become an account of the group and edition that the administrator chooses", async () => {
    const id = await requested();
    const { body, status } = await server.call(CREATE_REQUESTED_ACCOUNTS, {
      token,
      params: { id },
      body: { accounts: [{ address: "office", userGroupId: UserGroup.Customer, projectTypes: [2] }] },
    });
    expect(status).toBe(201);
    expect(body.users).toMatchObject([
      { email: "grace@district.example.org", userGroupId: 2, projectTypes: [2], hasPassword: false, isVerified: false },
    ]);
    expect((await server.call(GET_ACCOUNT_REQUEST, { token, params: { id } })).body).toMatchObject({
      statusId: 3,
      accountIds: [body.users[0]?.id],
      takenEmailAddresses: ["grace@district.example.org"],
    });
    const mail = lastMail(server, "accountCreated", "grace@district.example.org");
    expect(mail).toMatchObject({ firstName: "Grace", hours: 72 });
    expect(mail.link).toMatch(/^http:\/\/epb\.test\/password-reset\/[^?]+\?first$/);
  });

  test("for the test site become two accounts, one for each address, or none", async () => {
    const office = { address: "office", userGroupId: UserGroup.Esco, projectTypes: [1] };
    const second = { address: "secondary", userGroupId: UserGroup.Customer, projectTypes: [1, 2] };
    const id = await requested({ requestSiteTest: true, secondaryEmailAddress: "two@district.example.org" });
    await createUser(server, { email: "two@district.example.org" });
    const make = (accounts: unknown) =>
      server.call(CREATE_REQUESTED_ACCOUNTS, { token, params: { id }, body: { accounts } });
    expect(await make([office, second])).toMatchObject({ status: 409, body: { message: "Email already exists." } });
    expect(await server.services.store.getBy(USERS, "email", "grace@district.example.org")).toBeUndefined();
    for (const wrong of [[], [office, office], [office, second, second]]) expect((await make(wrong)).status).toBe(400);
    expect((await make([office])).status).toBe(201);
    expect(await make([office])).toMatchObject({ status: 409, body: { code: "account-request/closed" } });
  });

  test("without a second address have no second account", async () => {
    const id = await requested();
    const accounts = [{ address: "secondary", userGroupId: UserGroup.Esco, projectTypes: [1] }];
    const answer = await server.call(CREATE_REQUESTED_ACCOUNTS, { token, params: { id }, body: { accounts } });
    expect(answer.status).toBe(400);
  });
});

describe("the link for a first password", () => {
  const body = {
    email: "new@district.example.org",
    firstName: "Nora",
    lastName: "New",
    organization: "District",
    userGroupId: UserGroup.Customer,
    projectTypes: [1],
  };
  const HOUR = 3_600_000;
  const link = () => partsOfLink(lastMail(server, "accountCreated", body.email).link);
  const choose = (password: string, parts = link()) =>
    server.call(RESET_PASSWORD, { params: { ...parts }, body: pair(password) });

  test("holds for three days, and once", async () => {
    await server.call(CREATE_USER, { token, body });
    server.pass(72 * HOUR - 1);
    expect((await choose("brass lantern fjord")).status).toBe(200);
    expect((await choose("another lantern fjord")).status).toBe(400);
  });

  test("is sent again, and the one before no longer holds", async () => {
    const user = (await server.call(CREATE_USER, { token, body })).body;
    const first = link();
    server.pass(72 * HOUR);
    expect((await choose("brass lantern fjord")).status).toBe(400);
    const fresh = await logIn(server, admin.user);
    expect((await server.call(INVITE_USER, { token: fresh, params: { id: user.id } })).status).toBe(204);
    expect((await choose("brass lantern fjord", first)).status).toBe(400);
    expect((await choose("brass lantern fjord")).status).toBe(200);
    expect((await server.call(INVITE_USER, { token: fresh, params: { id: user.id } })).status).toBe(409);
  });
});

describe("accounts", () => {
  const list = async (query: Record<string, string>) => (await server.call(LIST_USERS, { token, query })).body;

  test("are listed by name, found by parts of what they say, and filtered", async () => {
    await createUser(server, { lastName: "Brown", organization: "Northern Utility", email: "b@north.example.org" });
    await createUser(server, { lastName: "Adams", group: UserGroup.Esco });
    await createUser(server, { lastName: "Clark", isActive: false });
    expect((await list({})).items.map(({ lastName }) => lastName)).toEqual(["Adams", "Brown", "Clark", "Zadmin"]);
    for (const search of ["brow", "NORTHERN UTIL", "b@north", "ada brown"]) {
      expect((await list({ search })).items.map(({ lastName }) => lastName)).toEqual(["Brown"]);
    }
    expect((await list({ userGroupId: "1" })).items.map(({ lastName }) => lastName)).toEqual(["Adams"]);
    expect((await list({ isActive: "false" })).items.map(({ lastName }) => lastName)).toEqual(["Clark"]);
    const first = await list({ limit: "3" });
    const rest = await list({ limit: "3", cursor: first.next ?? "" });
    expect(rest.items.map(({ lastName }) => lastName)).toEqual(["Zadmin"]);
  });

  test("show nothing of passwords and apps", async () => {
    const { id } = await createUser(server);
    const { text } = await server.call(GET_USER, { token, params: { id } });
    expect(text).not.toMatch(/argon2|passwordHash|secret|recovery/i);
  });

  test("that are closed lose their sessions at once, and do not come back by a refresh", async () => {
    const someone = await signIn(server);
    const params = { id: someone.user.id };
    await server.call(CHANGE_USER, { token, params, body: { isActive: false } });
    expect((await server.call(CURRENT_USER, { token: someone.token })).status).toBe(401);
    await server.call(CHANGE_USER, { token, params, body: { isActive: true } });
    expect((await server.call(CURRENT_USER, { token: someone.token })).status).toBe(401);
    expect((await server.call(REFRESH, { body: { token: someone.token } })).status).toBe(401);
    await logIn(server, someone.user);
  });

  test("have the permissions of a new group with the next call", async () => {
    const someone = await signIn(server);
    const params = { id: someone.user.id };
    expect((await server.call(LIST_USERS, { token: someone.token })).status).toBe(403);
    await server.call(CHANGE_USER, { token, params, body: { userGroupId: UserGroup.Admin } });
    expect((await server.call(LIST_USERS, { token: someone.token })).status).toBe(200);
    await server.call(CHANGE_USER, { token, params, body: { userGroupId: UserGroup.QlMember } });
    expect((await server.call(LIST_USERS, { token: someone.token })).status).toBe(403);
  });

  test("change in organization and editions, and lose an app that its owner has lost", async () => {
    const factor = { id: server.services.random.uuid(), secret: "A".repeat(32), recoveryCodeHashes: [] };
    const at = server.services.now().toISOString();
    const someone = await signIn(server, { secondFactor: { ...factor, confirmedAt: at } });
    const status = async () => (await server.call(CURRENT_USER, { token: someone.token })).body.statusId;
    expect(await status()).toBe(UserStatus.NeedsVerify);
    const { body } = await server.call(CHANGE_USER, {
      token,
      params: { id: someone.user.id },
      body: { organization: "Other", projectTypes: [2], removeSecondFactor: true, revision: 1 },
    });
    expect(body).toMatchObject({ organization: "Other", projectTypes: [2], hasSecondFactor: false, revision: 2 });
    expect(lastMail(server, "loginChanged", someone.user.email)).toMatchObject({ change: "appRemoved" });
    expect(await status()).toBe(UserStatus.Ok);
  });

  test("have to choose another password before anything else, where an administrator asks for it", async () => {
    const someone = await signIn(server);
    const seen = async () => (await server.call(CURRENT_USER, { token: someone.token })).body;
    expect(await seen()).toMatchObject({ statusId: UserStatus.Ok });
    const body = { requirePasswordReset: true } as const;
    await server.call(CHANGE_USER, { token, params: { id: someone.user.id }, body });
    expect(await seen()).toMatchObject({ statusId: UserStatus.NeedsPasswordReset, hasTemporaryPassword: false });
  });

  test("change in name and title", async () => {
    const { id } = await createUser(server);
    const body = { firstName: "Mary", lastName: "Somerville", title: "Director", phone: "303-555-0199" };
    expect((await server.call(CHANGE_USER, { token, params: { id }, body })).body).toMatchObject(body);
    for (const [changes, message] of [
      [{ firstName: " " }, "First Name is required."],
      [{ phone: "555-010" }, "Please enter at least 7 digits."],
      [{ email: "mary" }, "Please enter a valid email address."],
      [{ userGroupId: 7 }, "Value 7 not in enumeration"],
    ] as const) {
      const answer = await server.call(CHANGE_USER, { token, params: { id }, body: changes });
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
  });

  test("get another address: both are told, sessions and links end, and it is verified anew", async () => {
    const someone = await signIn(server);
    const params = { id: someone.user.id };
    const link = await server.services.store.transact((transaction) =>
      makePasswordLink(transaction, someone.user, LinkPurpose.Reset, server.services),
    );
    const email = "moved@district.example.org";
    const { body } = await server.call(CHANGE_USER, { token, params, body: { email: " Moved@District.example.org" } });
    expect(body).toMatchObject({ email, isVerified: false });
    for (const to of [someone.user.email, email]) {
      expect(lastMail(server, "loginChanged", to)).toMatchObject({ change: "emailChanged" });
    }
    expect((await server.call(CURRENT_USER, { token: someone.token })).status).toBe(401);
    const old = partsOfLink(link ?? "");
    const answer = await server.call(RESET_PASSWORD, { params: { ...old }, body: pair("brass lantern fjord") });
    expect(answer.status).toBe(400);
    const fresh = await logIn(server, { email });
    expect((await server.call(CURRENT_USER, { token: fresh })).body.statusId).toBe(UserStatus.NeedsVerify);
    expect(JSON.stringify(await server.services.store.auditEntries(0, 1000))).not.toContain("@");
  });

  test("get no code along that was sent to the address before", async () => {
    const someone = await signIn(server, { verifiedAt: undefined as never });
    await server.call(REQUEST_VERIFICATION_CODE, { token: someone.token });
    const { code } = lastMail(server, "verificationCode", someone.user.email);
    const params = { id: someone.user.id };
    const email = "moved@district.example.org";
    await server.call(CHANGE_USER, { token, params, body: { email } });
    const fresh = await logIn(server, { email });
    expect((await server.call(VERIFY_CODE, { token: fresh, params: { code } })).status).toBe(400);
  });

  test("that were made for a mistyped address are invited at the right one", async () => {
    const body = { email: "mistpyed@district.example.org", firstName: "A", lastName: "B", organization: "C" };
    const made = await server.call(CREATE_USER, { token, body: { ...body, userGroupId: 2, projectTypes: [1] } });
    const email = "mistyped@district.example.org";
    await server.call(CHANGE_USER, { token, params: { id: made.body.id }, body: { email } });
    const choose = (to: string) => {
      const params = { ...partsOfLink(lastMail(server, "accountCreated", to).link) };
      return server.call(RESET_PASSWORD, { params, body: pair("brass lantern fjord") });
    };
    expect((await choose(body.email)).status).toBe(400);
    expect((await choose(email)).status).toBe(200);
    expect(queuedMails(server, "loginChanged", body.email)).toEqual([]);
  });

  test("do not get the address of another", async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    const change = { token, params: { id: one.id }, body: { email: other.email } };
    expect(await server.call(CHANGE_USER, change)).toMatchObject({
      status: 409,
      body: { message: "Email already exists.", issues: [{ at: "body.email" }] },
    });
  });

  test("include an administrator always", async () => {
    const params = { id: admin.user.id };
    for (const body of [{ isActive: false }, { userGroupId: UserGroup.Esco }]) {
      expect(await server.call(CHANGE_USER, { token, params, body })).toMatchObject({
        status: 409,
        body: { code: "user/last-administrator" },
      });
    }
    await createUser(server, { group: UserGroup.Admin });
    expect((await server.call(CHANGE_USER, { token, params, body: { isActive: false } })).status).toBe(200);
  });

  test("have one address each", async () => {
    const { email } = await createUser(server);
    const body = { email, firstName: "A", lastName: "B", organization: "C", userGroupId: 1, projectTypes: [1] };
    expect(await server.call(CREATE_USER, { token, body })).toMatchObject({ status: 409 });
    expect(queuedMails(server, "accountCreated", email)).toEqual([]);
  });
});

test("accounts and requests are for administrators", async () => {
  const id = server.services.random.uuid();
  const calls = API.filter(({ path }) => /^\/api\/(users|account-requests)/.test(path));
  expect(calls).toHaveLength(9);
  for (const group of Object.values(UserGroup).filter((each) => each !== UserGroup.Admin)) {
    const other = await signIn(server, { group });
    for (const call of calls) {
      const body = call.body === undefined ? undefined : {};
      expect((await server.call(call, { token: other.token, params: { id }, body })).status).toBe(403);
    }
  }
});
