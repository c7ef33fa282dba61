import { CHECK_EMAIL, CHECK_EMAIL_IN_BODY, REQUEST_ACCOUNT, UserGroup } from "@epb/contract";
import { afterEach, describe, expect, test } from "vitest";
import { accountRequest, createUser } from "../../../testing/factories.js";
import { lastMail, queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { ACCOUNT_REQUESTS } from "../../features/accounts/account-requests.js";

let server: TestServer;
afterEach(() => server.stop());

const request = (body: unknown) => server.call(REQUEST_ACCOUNT, { body });
const message = "Email already exists.";

describe("a request for an account", () => {
  test("is stored as new, and the applicant and every administrator are told", async () => {
    server = await TestServer.start();
    const admins = [
      await createUser(server, { group: UserGroup.Admin }),
      await createUser(server, { group: UserGroup.Admin }),
    ];
    const former = await createUser(server, { group: UserGroup.Admin, isActive: false });
    const customer = await createUser(server);
    const entered = accountRequest();
    expect(await request(entered)).toMatchObject({ status: 201, body: { success: true } });

    const { items } = await server.services.store.find(ACCOUNT_REQUESTS, { limit: 10 });
    expect(items.map(({ document }) => document)).toMatchObject([
      { ...entered, statusId: 1, submitDate: "2026-11-21T12:00:00.000Z", country: "US", accountIds: [] },
    ]);
    const sites = "the main site";
    expect(queuedMails(server, "accountRequestReceived", entered.officeEmailAddress)).toEqual([
      { firstName: "Grace", sites },
    ]);
    for (const { email } of admins) {
      expect(lastMail(server, "accountRequested", email)).toMatchObject({
        name: "Grace Hopper",
        userType: "Project Owner/Customer/Agency",
        sites,
      });
    }
    for (const { email } of [former, customer]) expect(queuedMails(server, "accountRequested", email)).toEqual([]);
  });

  test("is refused with what is wrong, by field", async () => {
    server = await TestServer.start();
    const answer = await request({ ...accountRequest(), firstName: "", phone: "call me", zip: "1" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "input/invalid", message: "First Name is required." });
    expect(await server.services.store.count(ACCOUNT_REQUESTS)).toBe(0);
  });

  test.each([
    [{ officeEmailAddress: "grace@gmail.com" }, "officeEmailAddress"],
    [{ officeEmailAddress: "grace at school" }, "officeEmailAddress"],
    [{ phone: "555" }, "phone"],
    [{ zip: "8040" }, "zip"],
  ])("with %j is not stored with an empty value, but refused", async (changes, field) => {
    server = await TestServer.start();
    expect(await request({ ...accountRequest(), ...changes })).toMatchObject({
      status: 400,
      body: { issues: [{ at: `body.${field}` }] },
    });
    expect(await server.services.store.count(ACCOUNT_REQUESTS)).toBe(0);
  });

  test("tells in words what was chosen, also where that was Other and both sites", async () => {
    server = await TestServer.start();
    const { email } = await createUser(server, { group: UserGroup.Admin });
    const sites = { requestSiteTest: true, secondaryEmailAddress: "two@district.example.org" };
    await request(accountRequest({ ...sites, userTypeId: 3, userTypeOtherText: "State energy office" }));
    expect(lastMail(server, "accountRequested", email)).toMatchObject({
      userType: "Other: State energy office",
      sites: "the main site and the training site",
    });
  });

  test("takes statusId and submitDate along and begins as new, now", async () => {
    server = await TestServer.start();
    await request({ ...accountRequest(), statusId: 3, submitDate: "2001-01-01T00:00:00Z" });
    const { items } = await server.services.store.find(ACCOUNT_REQUESTS, { limit: 1 });
    expect(items[0]?.document).toMatchObject({ statusId: 1, submitDate: "2026-11-21T12:00:00.000Z" });
  });

  test("for an address that has an account is refused on a site that tells", async () => {
    server = await TestServer.start();
    const { email } = await createUser(server);
    const taken = accountRequest({ officeEmailAddress: email.toUpperCase() });
    expect(await request(taken)).toMatchObject({
      status: 409,
      body: { code: "account/email-exists", message, issues: [{ at: "body.officeEmailAddress", message }] },
    });
    const second = accountRequest({ requestSiteTest: true, secondaryEmailAddress: email });
    expect(await request(second)).toMatchObject({
      status: 409,
      body: { issues: [{ at: "body.secondaryEmailAddress", message }] },
    });
    expect(await server.services.store.count(ACCOUNT_REQUESTS)).toBe(0);
  });

  test("is taken like any other on a site that tells nobody", async () => {
    server = await TestServer.start({ config: { emailExists: "blind" } });
    const { email } = await createUser(server);
    const [taken, free] = [
      await request(accountRequest({ officeEmailAddress: email })),
      await request(accountRequest()),
    ];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
  });

  test("can be made three times a day for an address", async () => {
    server = await TestServer.start();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await request(accountRequest())).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe("whether an address has an account", () => {
  test("is told by a site that reveals it, by either call, whatever the case", async () => {
    server = await TestServer.start();
    const { email } = await createUser(server);
    for (const each of [email, email.toUpperCase()]) {
      expect((await server.call(CHECK_EMAIL, { params: { email: each } })).body).toEqual({ exists: true });
      expect((await server.call(CHECK_EMAIL_IN_BODY, { body: { email: each } })).body).toEqual({ exists: true });
    }
    expect((await server.call(CHECK_EMAIL, { params: { email: "no@example.org" } })).body).toEqual({ exists: false });
    expect((await server.call(CHECK_EMAIL, { params: { email: "no address" } })).status).toBe(400);
  });

  test("is told by nobody on a blind site", async () => {
    server = await TestServer.start({ config: { emailExists: "blind" } });
    const { email } = await createUser(server);
    expect((await server.call(CHECK_EMAIL, { params: { email } })).body).toEqual({ exists: false });
    expect((await server.call(CHECK_EMAIL_IN_BODY, { body: { email } })).body).toEqual({ exists: false });
  });
});
