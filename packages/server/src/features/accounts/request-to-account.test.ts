import {
  AGREE_TO_TERMS,
  CREATE_PROJECT,
  CREATE_REQUESTED_ACCOUNTS,
  CURRENT_USER,
  GET_ACCOUNT_REQUEST,
  LIST_ACCOUNT_REQUESTS,
  LOGIN,
  type NewAccountRequest,
  REQUEST_ACCOUNT,
  REQUEST_VERIFICATION_CODE,
  RESET_PASSWORD,
  type RequestedAccount,
  SELECT_VIEW,
  SET_ACCOUNT_REQUEST_STATUS,
  SET_USER_STATUS,
  UserGroup,
  UserStatus,
  UserType,
  VERIFY_CODE,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { afterEach, describe, expect, test } from "vitest";
import { accountRequest, signIn } from "../../../testing/factories.js";
import { newProjectForm } from "../../../testing/project-factories.js";
import { lastMail, partsOfLink, queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(isTestSite = false): Promise<TestServer> {
  const server = await TestServer.start({ config: { isTestSite } });
  servers.push(server);
  return server;
}

const PASSWORD = "brass lantern fjord";

/** Asks for accounts, and has an administrator make them: their owners have a message each. */
async function request(server: TestServer, form: NewAccountRequest, accounts: readonly RequestedAccount[]) {
  const { token } = await signIn(server, { group: UserGroup.Admin });
  expect((await server.call(REQUEST_ACCOUNT, { body: form })).status).toBe(201);
  const { items } = (await server.call(LIST_ACCOUNT_REQUESTS, { token, query: { statusId: "1" } })).body;
  const params = { id: items[0]?.id ?? "" };
  await server.call(SET_ACCOUNT_REQUEST_STATUS, { token, params, body: { statusId: 2 } });
  expect((await server.call(GET_ACCOUNT_REQUEST, { token, params })).body.statusId).toBe(2);
  await server.call(CREATE_REQUESTED_ACCOUNTS, { token, params, body: { accounts } });
  return (await server.call(GET_ACCOUNT_REQUEST, { token, params })).body;
}

/** Follows the messages up to the status Ok, and returns the token. */
async function begin(server: TestServer, email: string): Promise<string> {
  const link = partsOfLink(lastMail(server, "accountCreated", email).link);
  const body = { password: PASSWORD, confirmation: PASSWORD };
  expect((await server.call(RESET_PASSWORD, { params: { ...link }, body })).status).toBe(200);
  const { token } = (await server.call(LOGIN, { body: { email, password: PASSWORD } })).body;
  await server.call(REQUEST_VERIFICATION_CODE, { token });
  const { code } = lastMail(server, "verificationCode", email);
  await server.call(VERIFY_CODE, { token, params: { code } });
  for (const tos of ["privacy", "data"]) await server.call(AGREE_TO_TERMS, { token, body: { tos } });
  await server.call(SELECT_VIEW, { token, body: { viewSelection: "ePX" } });
  expect((await server.call(CURRENT_USER, { token })).body.statusId).toBe(UserStatus.Ok);
  return token;
}

test("a request that does not exist cannot be changed, and gets no accounts", async () => {
  const server = await start();
  const { token } = await signIn(server, { group: UserGroup.Admin });
  const params = { id: crypto.randomUUID() };
  const accounts = [{ address: "office", userGroupId: UserGroup.Esco, projectTypes: [1, 2] }] as const;
  const replies = [
    await server.call(SET_ACCOUNT_REQUEST_STATUS, { token, params, body: { statusId: 2 } }),
    await server.call(CREATE_REQUESTED_ACCOUNTS, { token, params, body: { accounts } }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});

describe("from a request to a working account", () => {
  const office = "grace@district.example.org";
  const second = "grace.two@district.example.org";

  test("on the main site, for the office address", async () => {
    const main = await start();
    const closed = await request(main, accountRequest(), [
      { address: "office", userGroupId: UserGroup.Customer, projectTypes: [1, 2] },
    ]);
    expect(closed).toMatchObject({ statusId: 3, requestSiteMain: true, requestSiteTest: false });
    const token = await begin(main, office);
    expect((await main.call(CURRENT_USER, { token })).body).toMatchObject({
      firstName: "Grace",
      organization: "Example School District",
      zip: "80401",
      country: "US",
    });
    // No test control there.
    const body = { status: UserStatus.NeedsVerify };
    expect((await main.call(SET_USER_STATUS, { token, body })).status).toBe(404);
  });

  test("on the test site, an ESCO-type account and a customer-type one, each with an address of its own", async () => {
    const training = await start(true);
    const form = accountRequest({ requestSiteMain: false, requestSiteTest: true, secondaryEmailAddress: second });
    await request(training, form, [
      { address: "office", userGroupId: UserGroup.Esco, projectTypes: [1, 2] },
      { address: "secondary", userGroupId: UserGroup.Customer, projectTypes: [1, 2] },
    ]);
    expect(lastMail(training, "accountRequestReceived", office).sites).toBe("the training site");
    const tokens = [await begin(training, office), await begin(training, second)];
    const users = await Promise.all(tokens.map(async (token) => (await training.call(CURRENT_USER, { token })).body));
    expect(users.map(({ email, userGroupId }) => [email, userGroupId])).toEqual([
      [office, UserGroup.Esco],
      [second, UserGroup.Customer],
    ]);
    const body = { status: UserStatus.NeedsTosData };
    expect((await training.call(SET_USER_STATUS, { token: tokens[0] ?? "", body })).status).toBe(204);
  });

  test("of an ESCO that a project named before: it gets its role on the project", async () => {
    const server = await start();
    const customer = await signIn(server);
    const form = newProjectForm({ _email: office, _projectBuilderId: office });
    const { id } = (await server.call(CREATE_PROJECT, { token: customer.token, body: form })).body;
    const told = lastMail(server, "projectInitiated", office);
    expect(told).toMatchObject({ projectName: form._name, requestLink: "http://epb.test/account-request" });

    await request(server, accountRequest({ userTypeId: UserType.Esco }), [
      { address: "office", userGroupId: UserGroup.Esco, projectTypes: [1, 2] },
    ]);
    const token = await begin(server, office);
    expect((await server.call(CURRENT_USER, { token })).body.projectAccessList).toEqual([
      { projectId: id, roleId: ProjectAccessRole.ProjectBuilder, status: 3 },
    ]);
  });

  test("an ESCO with an account gets a link to the project, and creators who name themselves get no message", async () => {
    const server = await start();
    const [customer, esco] = [await signIn(server), await signIn(server, { group: UserGroup.Esco })];
    const { email } = esco.user;
    const form = newProjectForm({ _email: email, _projectBuilderId: email });
    const { id } = (await server.call(CREATE_PROJECT, { token: customer.token, body: form })).body;
    expect(queuedMails(server, "projectInitiated", email)).toEqual([
      {
        projectName: form._name,
        projectNumber: expect.any(Number),
        customer: expect.stringContaining("(Example District)"),
        link: `http://epb.test/portfolio/${id}`,
      },
    ]);
    await server.call(CREATE_PROJECT, { token: esco.token, body: { ...form, _name: "Another" } });
    expect(queuedMails(server, "projectInitiated", email)).toHaveLength(1);
  });
});
