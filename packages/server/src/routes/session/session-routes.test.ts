import { CURRENT_USER, LOGIN, LOGOUT, MESSAGES, REFRESH, UserStatus } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, logIn, PASSWORD, signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const MINUTE = 60_000;

describe("logging in", () => {
  test("gives a token, how long it holds, and the user", async () => {
    const user = await createUser(server);
    const { body } = await server.call(LOGIN, { body: { email: ` ${user.email.toUpperCase()} `, password: PASSWORD } });
    expect(body.expiresIn).toBe(900);
    expect(body.currentUser).toMatchObject({ email: user.email, statusId: UserStatus.Ok, projectAccessList: [] });
  });

  test("is refused in the same words for a wrong password, an unknown address and a disabled account", async () => {
    const user = await createUser(server);
    const disabled = await createUser(server, { isActive: false });
    const attempts = [
      { email: user.email, password: "wrong" },
      { email: "nobody@example.org", password: PASSWORD },
      { email: disabled.email, password: PASSWORD },
    ];
    for (const body of attempts) {
      const answer = await server.call(LOGIN, { body });
      expect([answer.status, answer.body]).toMatchObject([
        401,
        { code: "session/bad-credentials", message: MESSAGES.badCredentials },
      ]);
    }
  });
});

describe("a session", () => {
  test("ends at once with the logout", async () => {
    const { token } = await signIn(server);
    expect((await server.call(LOGOUT, { token })).status).toBe(204);
    expect((await server.call(CURRENT_USER, { token })).status).toBe(401);
  });

  test("gives both of two tabs the same next token", async () => {
    const { token } = await signIn(server);
    server.pass(16 * MINUTE);
    const [one, two] = await Promise.all([1, 2].map(() => server.call(REFRESH, { body: { token } })));
    expect(one?.body.token).toBe(two?.body.token);
    expect((await server.call(CURRENT_USER, { token: one?.body.token ?? "" })).status).toBe(200);
  });

  test("needs a token that has not expired", async () => {
    const { token } = await signIn(server);
    server.pass(16 * MINUTE);
    expect((await server.call(CURRENT_USER, { token })).status).toBe(401);
    expect((await server.call(REFRESH, { body: { token } })).status).toBe(200);
  });

  test("ends when a token is shown again later: somebody has copied it", async () => {
    const { token } = await signIn(server);
    const next = await server.call(REFRESH, { body: { token } });
    server.pass(11_000);
    expect((await server.call(REFRESH, { body: { token } })).status).toBe(401);
    expect((await server.call(CURRENT_USER, { token: next.body.token })).status).toBe(401);
  });

  test("is over after half an hour without use", async () => {
    const user = await createUser(server);
    const token = await logIn(server, user);
    server.pass(31 * MINUTE);
    expect((await server.call(REFRESH, { body: { token } })).status).toBe(401);
  });
});
