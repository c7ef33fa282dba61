import {
  CONFIRM_SECOND_FACTOR,
  CURRENT_USER,
  REMOVE_SECOND_FACTOR,
  REQUEST_VERIFICATION_CODE,
  SECOND_FACTOR,
  START_SECOND_FACTOR,
  UPDATE_PASSWORD,
  UserStatus,
  VERIFY_CODE,
} from "@epb/contract";
import { TOTP, URI } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { logIn, PASSWORD, signIn } from "../../../testing/factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { TestServer } from "../../../testing/test-server.js";
import { USERS, type User } from "../../features/accounts/users.js";

let server: TestServer;
let user: User;
let token: string;
beforeEach(async () => {
  server = await TestServer.start();
  ({ user, token } = await signIn(server));
});
afterEach(() => server.stop());

const STEP = 30_000;

/** Code of the app at the server's time, or some steps before or after. */
function appCode(uri: string, steps = 0): string {
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error("not the address of an app that counts by time");
  return app.generate({ timestamp: server.services.now().getTime() + steps * STEP });
}

async function setUp(): Promise<{ readonly uri: string; readonly recoveryCodes: readonly string[] }> {
  const { uri } = (await server.call(START_SECOND_FACTOR, { token, body: { password: PASSWORD } })).body;
  const { body } = await server.call(CONFIRM_SECOND_FACTOR, { token, body: { code: appCode(uri) } });
  server.pass(2 * STEP);
  return { uri, recoveryCodes: body.recoveryCodes };
}

const verify = async (session: string, code: string): Promise<number> =>
  (await server.call(VERIFY_CODE, { token: session, params: { code } })).status;
const statusOf = async (session: string): Promise<UserStatus> =>
  (await server.call(CURRENT_USER, { token: session })).body.statusId;

describe("an authenticator app", () => {
  test("is set up with the password and its first code; every other session then needs one", async () => {
    const other = await logIn(server, user);
    const { recoveryCodes } = await setUp();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await statusOf(token)).toBe(UserStatus.Ok);
    expect(await statusOf(other)).toBe(UserStatus.NeedsVerify);
    expect(await statusOf(await logIn(server, user))).toBe(UserStatus.NeedsVerify);
    expect((await server.call(SECOND_FACTOR, { token })).body).toEqual({ isSetUp: true, recoveryCodesLeft: 10 });
    expect((await server.call(CURRENT_USER, { token })).body).toMatchObject({ mfaSuccess: true });
  });

  test("is named after the site and the account", async () => {
    const { body } = await server.call(START_SECOND_FACTOR, { token, body: { password: PASSWORD } });
    expect(URI.parse(body.uri)).toMatchObject({ issuer: "epb epb.test", label: user.email });
    expect(new URL(body.uri).searchParams.get("secret")).toBe(body.secret);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test("is not required before it is confirmed", async () => {
    await server.call(START_SECOND_FACTOR, { token, body: { password: PASSWORD } });
    expect(await statusOf(await logIn(server, user))).toBe(UserStatus.Ok);
    expect((await server.call(CONFIRM_SECOND_FACTOR, { token, body: { code: "000000" } })).status).toBe(400);
    expect((await server.call(SECOND_FACTOR, { token })).body.isSetUp).toBe(false);
  });

  test("is confirmed only after it was started, and once", async () => {
    const confirm = (code: string) => server.call(CONFIRM_SECOND_FACTOR, { token, body: { code } });
    const refused = { status: 409, body: { code: "second-factor/not-started" } };
    expect(await confirm("123456")).toMatchObject(refused);
    const { uri } = await setUp();
    expect(await confirm(appCode(uri))).toMatchObject(refused);
  });

  test("is set up only with the password, and once", async () => {
    expect((await server.call(START_SECOND_FACTOR, { token, body: { password: "wrong" } })).status).toBe(400);
    await setUp();
    expect((await server.call(START_SECOND_FACTOR, { token, body: { password: PASSWORD } })).status).toBe(409);
  });
});

describe("a code of the app", () => {
  test("lets a session in", async () => {
    const { uri } = await setUp();
    const session = await logIn(server, user);
    expect(await verify(session, appCode(uri))).toBe(204);
    expect(await statusOf(session)).toBe(UserStatus.Ok);
  });

  test("is not accepted twice, in any session", async () => {
    const { uri } = await setUp();
    const [one, other] = [await logIn(server, user), await logIn(server, user)];
    const code = appCode(uri);
    expect(await verify(one, code)).toBe(204);
    expect(await verify(other, code)).toBe(400);
    // The code before it fails as well: somebody may have seen it.
    expect(await verify(other, appCode(uri, -1))).toBe(400);
    server.pass(STEP);
    expect(await verify(other, appCode(uri))).toBe(204);
  });

  test("is not accepted twice if it is sent twice at once", async () => {
    const { uri } = await setUp();
    const sessions = [await logIn(server, user), await logIn(server, user)];
    const code = appCode(uri);
    const statuses = await Promise.all(sessions.map((session) => verify(session, code)));
    expect(statuses.sort()).toEqual([204, 400]);
  });

  test("may be at most one step early or late", async () => {
    const { uri } = await setUp();
    const session = await logIn(server, user);
    expect(await verify(session, appCode(uri, -2))).toBe(400);
    expect(await verify(session, appCode(uri, 2))).toBe(400);
    expect(await verify(session, appCode(uri, 1))).toBe(204);
  });

  test("allows ten attempts in 15 minutes", async () => {
    await setUp();
    const session = await logIn(server, user);
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push(await verify(session, "000000"));
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test("cannot be replaced by a code from an email, and a password alone changes nothing", async () => {
    await setUp();
    const session = await logIn(server, user);
    expect(await server.call(REQUEST_VERIFICATION_CODE, { token: session })).toMatchObject({ status: 409 });
    const body = { password: "brass lantern fjord", confirmation: "brass lantern fjord" };
    expect((await server.call(UPDATE_PASSWORD, { token: session, body })).status).toBe(403);
    expect((await server.call(SECOND_FACTOR, { token: session })).status).toBe(403);
  });
});

test("the owner gets an email about every change of a sign-in method", async () => {
  const told = () => queuedMails(server, "loginChanged", user.email).map(({ change }) => change);
  const { recoveryCodes } = await setUp();
  expect(told()).toEqual(["appSetUp"]);
  await verify(await logIn(server, user), recoveryCodes[0] ?? "");
  expect(told()).toEqual(["appSetUp", "recoveryCodeUsed"]);
  await server.call(REMOVE_SECOND_FACTOR, { token, body: { password: PASSWORD, code: recoveryCodes[1] } });
  expect(told().slice(2)).toEqual(["recoveryCodeUsed", "appRemoved"]);
});

describe("a recovery code", () => {
  test("lets a session in once, however it is typed", async () => {
    const { recoveryCodes } = await setUp();
    const [first = "", second = ""] = recoveryCodes;
    expect(await verify(await logIn(server, user), first)).toBe(204);
    expect(await verify(await logIn(server, user), first)).toBe(400);
    expect(await verify(await logIn(server, user), second.replaceAll("-", "").toLowerCase())).toBe(204);
    expect((await server.call(SECOND_FACTOR, { token })).body.recoveryCodesLeft).toBe(8);
  });

  test("is stored as a hash", async () => {
    const { recoveryCodes } = await setUp();
    const stored = JSON.stringify(await server.services.store.get(USERS, user.id));
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll("-", ""));
    expect(stored).not.toContain(recoveryCodes[0]);
  });
});

describe("the app is removed", () => {
  test("with the password and a code", async () => {
    const { uri } = await setUp();
    const remove = (password: string, code: string) =>
      server.call(REMOVE_SECOND_FACTOR, { token, body: { password, code } });
    expect((await remove("wrong", appCode(uri))).status).toBe(400);
    expect((await remove(PASSWORD, "000000")).status).toBe(400);
    expect((await remove(PASSWORD, appCode(uri))).status).toBe(204);
    expect(await statusOf(await logIn(server, user))).toBe(UserStatus.Ok);
    expect((await remove(PASSWORD, appCode(uri))).status).toBe(409);
  });

  test("with a recovery code if the app is lost", async () => {
    const { recoveryCodes } = await setUp();
    const body = { password: PASSWORD, code: recoveryCodes[9] };
    expect((await server.call(REMOVE_SECOND_FACTOR, { token, body })).status).toBe(204);
  });
});
