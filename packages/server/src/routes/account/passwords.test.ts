import { CURRENT_USER, LOGIN, MESSAGES, REQUEST_PASSWORD_RESET, RESET_PASSWORD, UPDATE_PASSWORD } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, logIn, PASSWORD, signIn } from "../../../testing/factories.js";
import { doJobs, lastMail, partsOfLink, queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { PASSWORD_LINKS } from "../../features/accounts/password-links.js";
import { PASSWORD_RESET_JOB, preparePasswordReset } from "../../features/accounts/password-reset-commands.js";
import { USERS } from "../../features/accounts/users.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const MINUTE = 60_000;
const NEW = "brass lantern fjord";
const pair = (password = NEW, confirmation = password) => ({ password, confirmation });

interface LinkParts {
  readonly uuid: string;
  readonly token: string;
}

/** Asks for a link, and reads it in the mail. */
async function forgotten(email: string): Promise<LinkParts> {
  await server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail: email } });
  await doJobs(server, PASSWORD_RESET_JOB);
  return partsOfLink(lastMail(server, "passwordReset", email).link);
}

const reset = (link: LinkParts, body: unknown = pair()) => server.call(RESET_PASSWORD, { params: { ...link }, body });
const login = (email: string, password: string) => server.call(LOGIN, { body: { email, password } });

describe("a link for a forgotten password", () => {
  test("sets the new one, ends every session, and tells the owner", async () => {
    const { user, token } = await signIn(server);
    const { body } = await reset(await forgotten(user.email));
    expect(body).toEqual({ success: true, device: expect.any(String) });
    expect((await server.call(CURRENT_USER, { token })).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
    expect(queuedMails(server, "passwordChanged", user.email)).toHaveLength(1);
  });

  test("is 32 random bytes, of which the store keeps the SHA-256 only", async () => {
    const { email } = await createUser(server);
    const { token } = await forgotten(email);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { items } = await server.services.store.find(PASSWORD_LINKS, { limit: 10 });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(token);
  });

  test("works once", async () => {
    const { email } = await createUser(server);
    const link = await forgotten(email);
    expect((await reset(link)).status).toBe(200);
    expect(await reset(link, pair("another lantern fjord"))).toMatchObject({
      status: 400,
      body: { code: "password-reset/invalid-link" },
    });
  });

  test("works once also when it is used twice at the same time", async () => {
    const { email } = await createUser(server);
    const link = await forgotten(email);
    const answers = await Promise.all([reset(link), reset(link, pair("another lantern fjord"))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("holds for half an hour", async () => {
    const { email } = await createUser(server);
    const early = await forgotten(email);
    server.pass(30 * MINUTE - 1);
    expect((await reset(early)).status).toBe(200);
    const late = await forgotten(email);
    server.pass(30 * MINUTE);
    expect((await reset(late, pair("another lantern fjord"))).status).toBe(400);
  });

  test("is replaced by the next one", async () => {
    const { email } = await createUser(server);
    const first = await forgotten(email);
    const second = await forgotten(email);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  test("is good for its own account", async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    const { token } = await forgotten(one.email);
    await forgotten(other.email);
    expect((await reset({ uuid: other.id, token })).status).toBe(400);
    expect((await reset({ uuid: server.services.random.uuid(), token })).status).toBe(400);
  });

  test("stays as it is when the new password is not taken", async () => {
    const { email } = await createUser(server);
    const link = await forgotten(email);
    const refused = [
      [pair("too short"), "Password must be at least 14 characters"],
      [pair("p".repeat(31)), "Password must be 30 characters or less"],
      [pair(NEW, "brass lantern fjorf"), "Passwords are invalid."],
      [pair("Password123456"), expect.stringContaining("common password")],
      [pair("ada.lovelace.ada"), expect.stringContaining("your name")],
    ];
    for (const [body, message] of refused) {
      expect(await reset(link, body)).toMatchObject({ status: 400, body: { code: "input/invalid", message } });
    }
    expect((await reset(link)).status).toBe(200);
  });

  test("tells what is no password in the words of the form", async () => {
    const link = await forgotten((await createUser(server)).email);
    for (const body of [{}, pair(""), { password: 14, confirmation: 14 }, { password: NEW }, pair("x".repeat(1001))]) {
      expect(await reset(link, body)).toMatchObject({ status: 400, body: { message: "Passwords are invalid." } });
    }
    expect(await reset(link, pair("x".repeat(200)))).toMatchObject({
      body: { message: "Password must be 30 characters or less" },
    });
    expect((await reset(link, pair(` ${NEW} `, NEW))).status).toBe(200);
  });

  test("that was broken on its way is told like one that is too old", async () => {
    const { uuid, token } = await forgotten((await createUser(server)).email);
    const broken = [
      { uuid, token: token.slice(0, -4) },
      { uuid: uuid.slice(0, 8), token },
    ];
    for (const link of broken) {
      expect(await reset(link)).toMatchObject({ status: 400, body: { message: MESSAGES.invalidPasswordLink } });
    }
  });

  test("is not made for a disabled account, and no longer holds once it is disabled", async () => {
    const user = await createUser(server);
    const link = await forgotten(user.email);
    await server.services.store.transact(async (transaction) => {
      await transaction.update(USERS, { ...user, isActive: false }, 1);
    });
    expect((await reset(link)).status).toBe(400);
    await server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail: user.email } });
    await doJobs(server, PASSWORD_RESET_JOB);
    expect(queuedMails(server, "passwordReset", user.email)).toHaveLength(1);
  });

  test("is sent once, also when the job for it is done twice", async () => {
    const { email } = await createUser(server);
    const data = { email, requestId: server.services.random.uuid() };
    await preparePasswordReset(data, server.services);
    await preparePasswordReset(data, server.services);
    expect(queuedMails(server, "passwordReset", email)).toHaveLength(1);
  });

  test("is asked for by address, and what is no address is refused", async () => {
    for (const accountEmail of ["", "ada", "a@b", `${"a".repeat(95)}@example.org`]) {
      expect((await server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail } })).status).toBe(400);
    }
  });
});

describe("a changed password", () => {
  const update = (token: string, body: unknown = pair()) => server.call(UPDATE_PASSWORD, { token, body });

  test("ends the other sessions and keeps this one", async () => {
    const { user, token } = await signIn(server);
    const other = await logIn(server, user);
    expect((await update(token)).status).toBe(204);
    expect((await server.call(CURRENT_USER, { token })).status).toBe(200);
    expect((await server.call(CURRENT_USER, { token: other })).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
    expect(queuedMails(server, "passwordChanged", user.email)).toHaveLength(1);
  });

  test("ends links that were sent before", async () => {
    const { user, token } = await signIn(server);
    const link = await forgotten(user.email);
    await update(token);
    expect((await reset(link)).status).toBe(400);
  });

  test("is another than the one before", async () => {
    const { token } = await signIn(server);
    expect(await update(token, pair(PASSWORD))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("current password") },
    });
  });

  test("takes somebody who is logged in", async () => {
    expect((await server.call(UPDATE_PASSWORD, { body: pair() })).status).toBe(401);
  });

  test("is as long as the policy of the site asks", async () => {
    const nist = await TestServer.start({ config: { passwordPolicy: "nist" } });
    const { token } = await signIn(nist);
    const short = await nist.call(UPDATE_PASSWORD, { token, body: pair("brass lantern4") });
    expect([short.status, short.body]).toMatchObject([400, { message: "Password must be at least 15 characters" }]);
    const long = "seven quiet herons crossing the frozen lake at dusk";
    expect((await nist.call(UPDATE_PASSWORD, { token, body: pair(long) })).status).toBe(204);
    await nist.stop();
  });
});
