import { CURRENT_USER, LOGIN, LOGOUT, MESSAGES, REFRESH, UserStatus } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, logIn, PASSWORD, signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { SESSIONS } from "../../features/accounts/sessions.js";

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
    expect([body.expiresIn, body.sessionExpiresIn]).toEqual([900, 12 * 60 * 60]);
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
      expect(Object.keys(answer.body)).toEqual(["code", "message", "reference"]);
      expect([answer.status, answer.body]).toMatchObject([
        401,
        { code: "session/bad-credentials", message: MESSAGES.badCredentials },
      ]);
    }
  });

  test("takes no password that is longer than any that the site gives", async () => {
    const { email } = await createUser(server);
    for (const length of [31, 200]) {
      const answer = await server.call(LOGIN, { body: { email, password: "p".repeat(length) } });
      expect([answer.status, answer.body]).toMatchObject([400, { message: "Password must be 30 characters or less" }]);
    }
  });

  test.each([
    [{}, "Email is required."],
    [{ email: "", password: PASSWORD }, "Email is required."],
    [{ email: "ada", password: PASSWORD }, "Invalid email address"],
    [{ email: `${"a".repeat(90)}@example.org`, password: PASSWORD }, "Email must be 100 characters or less"],
    [{ email: "ada@example.org" }, "Password is required."],
    [{ email: "ada@example.org", password: "  " }, "Password is required."],
    [{ email: "ada@example.org", password: 14 }, "Password is required."],
  ])("asks for two texts that are not empty, and not for %j", async (body, message) => {
    expect(await server.call(LOGIN, { body })).toMatchObject({ status: 400, body: { message } });
  });
});

test("a refresh says what it takes", async () => {
  expect(await server.call(REFRESH, { body: {} })).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/expected (?:a )?(?:text|string)/i), issues: [{ at: "body.token" }] },
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

  test("goes on from token to token, each of which ends with the next", async () => {
    let { token } = await signIn(server);
    const seen = [token];
    for (let count = 0; count < 3; count += 1) {
      server.pass(10 * MINUTE);
      token = (await server.call(REFRESH, { body: { token } })).body.token;
      expect(seen).not.toContain(token);
      seen.push(token);
    }
    server.pass(11_000);
    const answers = await Promise.all(seen.map((each) => server.call(CURRENT_USER, { token: each })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 200]);
  });

  test("ends when a token of long ago is shown", async () => {
    const { token: first } = await signIn(server);
    const second = (await server.call(REFRESH, { body: { token: first } })).body.token;
    const third = (await server.call(REFRESH, { body: { token: second } })).body.token;
    expect((await server.call(REFRESH, { body: { token: first } })).status).toBe(401);
    expect((await server.call(CURRENT_USER, { token: third })).status).toBe(401);
  });

  test("lets requests arrive that were under way while its token changed", async () => {
    const { token } = await signIn(server);
    await server.call(REFRESH, { body: { token } });
    server.pass(9_000);
    expect((await server.call(CURRENT_USER, { token })).status).toBe(200);
    server.pass(2_000);
    expect((await server.call(CURRENT_USER, { token })).status).toBe(401);
  });

  test("is over after twelve hours, however much it is used", async () => {
    let { token } = await signIn(server);
    for (let minutes = 10; minutes <= 12 * 60; minutes += 10) {
      server.pass(10 * MINUTE);
      const { body } = await server.call(REFRESH, { body: { token } });
      expect(body.sessionExpiresIn).toBe((12 * 60 - minutes) * 60);
      ({ token } = body);
    }
    expect((await server.call(CURRENT_USER, { token })).status).toBe(200);
    server.pass(1);
    expect((await server.call(CURRENT_USER, { token })).status).toBe(401);
    expect((await server.call(REFRESH, { body: { token } })).status).toBe(401);
  });

  test("goes on where it is used, and not by being open", async () => {
    const { token } = await signIn(server);
    server.pass(14 * MINUTE);
    await server.call(CURRENT_USER, { token });
    server.pass(29 * MINUTE);
    expect((await server.call(REFRESH, { body: { token } })).status).toBe(200);
  });

  test("is forgotten with the next login once it is over", async () => {
    const user = await createUser(server);
    await logIn(server, user);
    await logIn(server, user);
    server.pass(31 * MINUTE);
    await logIn(server, user);
    expect(await server.services.store.count(SESSIONS)).toBe(1);
  });

  test("of a minute goes on where it is used every 42 seconds", async () => {
    const { session } = server.services.config;
    const short = await TestServer.start({ config: { session: { ...session, idleLimit: MINUTE } } });
    const { token } = await signIn(short);
    for (let uses = 0; uses < 5; uses += 1) {
      short.pass(42_000);
      expect((await short.call(CURRENT_USER, { token })).status).toBe(200);
    }
    short.pass(MINUTE + 1);
    expect((await short.call(CURRENT_USER, { token })).status).toBe(401);
    await short.stop();
  });

  test("is over after half an hour without use", async () => {
    const user = await createUser(server);
    const token = await logIn(server, user);
    server.pass(31 * MINUTE);
    expect((await server.call(REFRESH, { body: { token } })).status).toBe(401);
  });
});
