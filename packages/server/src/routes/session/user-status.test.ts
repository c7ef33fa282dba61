import { CURRENT_USER, IS_TEST_SITE, SET_USER_STATUS, UserStatus } from "@epb/contract";
import { afterEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
afterEach(() => server.stop());

describe("the control for statuses", () => {
  test.each([
    UserStatus.NeedsVerify,
    UserStatus.NeedsPasswordReset,
    UserStatus.NeedsTosPrivacy,
    UserStatus.NeedsTosData,
    UserStatus.NeedsViewSelection,
  ])("sets the status %i on a test site", async (status) => {
    server = await TestServer.start({ config: { isTestSite: true } });
    const { token } = await signIn(server);
    expect((await server.call(SET_USER_STATUS, { token, body: { status } })).status).toBe(204);
    expect((await server.call(CURRENT_USER, { token })).body.statusId).toBe(status);
  });

  test.each([UserStatus.Ok, UserStatus.NotLoggedIn, UserStatus.Deactive, 99, "NeedsVerify", null])(
    "does not set %j",
    async (status) => {
      server = await TestServer.start({ config: { isTestSite: true } });
      const { token } = await signIn(server);
      const answer = await server.call(SET_USER_STATUS, { token, body: { status } });
      expect([answer.status, answer.body]).toMatchObject([400, { message: "Invalid user status" }]);
    },
  );

  test("is not there on other sites", async () => {
    server = await TestServer.start();
    const { token } = await signIn(server);
    const body = { status: UserStatus.NeedsVerify };
    expect((await server.call(SET_USER_STATUS, { token, body })).status).toBe(404);
    expect((await server.call(CURRENT_USER, { token })).body.statusId).toBe(UserStatus.Ok);
  });
});

test.each([true, false])("anybody is told whether this is a test site: %s", async (isTestSite) => {
  server = await TestServer.start({ config: { isTestSite } });
  expect((await server.call(IS_TEST_SITE)).body).toBe(isTestSite);
});
