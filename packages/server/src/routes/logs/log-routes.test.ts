import {
  CHANGE_USER,
  DELETE_PROJECT,
  LOGOUT,
  type NewErrorLogEntry,
  READ_AUDIT_LOG,
  READ_ERROR_LOG,
  UserGroup,
  UserStatus,
  WRITE_APP_LOG,
  WRITE_ERROR_LOG,
} from "@epb/contract";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { SESSIONS } from "../../features/accounts/sessions.js";
import type { SignedInUser } from "../../features/accounts/signed-in-user.js";
import { USERS } from "../../features/accounts/users.js";
import { writeAppLog, writeErrorLog } from "../../features/logs/log-commands.js";
import { LIMIT_RULES } from "../../http/limits/limit-rules.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const REPORT: NewErrorLogEntry = {
  name: "TypeError",
  appId: "epb",
  user: "ada@example.org",
  time: 1_795_262_400_000,
  id: "k3j9",
  url: "/portfolio/list",
  message: "x is undefined",
};

describe("the log of the clients", () => {
  test("takes the four levels from anybody, and no others", async () => {
    for (const logLevel of ["debug", "info", "warn", "error"]) {
      expect((await server.call(WRITE_APP_LOG, { body: { logLevel, message: "hello" } })).status).toBe(204);
    }
    expect((await server.call(WRITE_APP_LOG, { body: { logLevel: "fatal", message: "hello" } })).status).toBe(400);
    expect((await server.call(WRITE_APP_LOG, { body: { logLevel: "info", message: "x".repeat(4001) } })).status).toBe(
      400,
    );
  });

  test("raises no alarm, and keeps the beginning of a long message", () => {
    const lines: string[] = [];
    const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
    writeAppLog({ logLevel: "error", message: "x".repeat(4000) }, { ...server.services, log });
    const [{ level, clientMessage } = { level: 0, clientMessage: "" }] = lines.map((line) => JSON.parse(line));
    expect([level, clientMessage.length]).toEqual([30, 500]);
  });

  test("is one line of ours for each, marked as the client's", () => {
    const lines: string[] = [];
    const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
    writeAppLog({ logLevel: "warn", message: 'one\n{"level":60}\u001b[31m' }, { ...server.services, log });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, source: "client", clientLevel: "warn", clientMessage: 'one {"level":60} [31m', msg: "client log" },
    ]);
  });

  test("is closed for a while to whoever writes too much", async () => {
    const few = await TestServer.start({
      limitRules: { ...LIMIT_RULES, appLog: LIMIT_RULES.appLog.map((rule) => ({ ...rule, tries: 2 })) },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await few.call(WRITE_APP_LOG, { body: { logLevel: "info", message: "again" } })).status);
    }
    expect(statuses).toEqual([204, 204, 429]);
    await few.stop();
  });
});

describe("the error log", () => {
  test("keeps what whoever is logged in reports, for administrators", async () => {
    const { token, user } = await signIn(server);
    const admin = await signIn(server, { group: UserGroup.Admin });
    await server.call(WRITE_ERROR_LOG, { token, body: REPORT });
    server.pass(1000);
    await server.call(WRITE_ERROR_LOG, { token, body: { ...REPORT, status: 500, stack: "at x" } });
    const { body } = await server.call(READ_ERROR_LOG, { token: admin.token });
    expect(body.items).toMatchObject([
      { userId: user.id, status: 500, stack: "at x", receivedAt: "2026-11-21T12:00:01.000Z" },
      { userId: user.id, clientId: "k3j9", url: "/portfolio/list", message: "x is undefined" },
    ]);
    expect((await server.call(READ_ERROR_LOG, { token })).status).toBe(403);
  });

  test("takes nothing from strangers, nor after the logout, nor what is no report", async () => {
    expect((await server.call(WRITE_ERROR_LOG, { body: REPORT })).status).toBe(401);
    const { token } = await signIn(server);
    for (const changes of [{ appId: "other" }, { stack: "x".repeat(20_001) }, { more: 1 }, { time: "now" }]) {
      expect((await server.call(WRITE_ERROR_LOG, { token, body: { ...REPORT, ...changes } })).status).toBe(400);
    }
    await server.call(LOGOUT, { token });
    expect((await server.call(WRITE_ERROR_LOG, { token, body: REPORT })).status).toBe(401);
  });

  test.each([
    ["/password-reset/7b1f/c2VjcmV0", "/password-reset/…"],
    ["https://epb.test/auth/verify/482913?next=1#x", "/auth/verify/…"],
    ["/api/account-request/email-checker/ada@example.org", "/api/account-request/email-checker/…"],
    ["/a/ada%40example.org/b", "/a/…/b"],
  ])("keeps nothing secret of the path %s", async (url, kept) => {
    const { token } = await signIn(server, { group: UserGroup.Admin });
    await server.call(WRITE_ERROR_LOG, { token, body: { ...REPORT, url } });
    expect((await server.call(READ_ERROR_LOG, { token })).body.items).toMatchObject([{ url: kept }]);
  });

  test("goes page by page", async () => {
    const { token } = await signIn(server, { group: UserGroup.Admin });
    for (const id of ["1", "2", "3"]) {
      await server.call(WRITE_ERROR_LOG, { token, body: { ...REPORT, id } });
      server.pass(1000);
    }
    const first = await server.call(READ_ERROR_LOG, { token, query: { limit: "2" } });
    const second = await server.call(READ_ERROR_LOG, { token, query: { limit: "2", cursor: first.body.next ?? "" } });
    expect([first, second].map(({ body }) => body.items.map(({ clientId }) => clientId))).toEqual([["3", "2"], ["1"]]);
    expect((await server.call(READ_ERROR_LOG, { token, query: { cursor: "no" } })).status).toBe(400);
  });

  test("is searched for words and an account, whatever the page", async () => {
    const { token, user } = await signIn(server, { group: UserGroup.Admin });
    const other = await signIn(server);
    for (const id of ["One", "Two", "Three"]) {
      await server.call(WRITE_ERROR_LOG, { token, body: { ...REPORT, id, message: `Broken ${id}` } });
      server.pass(1000);
    }
    await server.call(WRITE_ERROR_LOG, { token: other.token, body: { ...REPORT, id: "4", status: 502 } });
    const found = async (query: Record<string, string>): Promise<readonly string[]> =>
      (await server.call(READ_ERROR_LOG, { token, query })).body.items.map(({ clientId }) => clientId);
    expect(await found({ search: "typeerror ONE", limit: "1" })).toEqual(["One"]);
    expect(await found({ search: "502" })).toEqual(["4"]);
    expect(await found({ search: "nothing" })).toEqual([]);
    expect(await found({ userId: user.id, search: "broken" })).toEqual(["Three", "Two", "One"]);
  });

  test("keeps the newest and no more", async () => {
    const { user, token } = await signIn(server, { group: UserGroup.Admin });
    const caller = await callerOf(user.id);
    for (const id of ["1", "2", "3", "4", "5"]) {
      await writeErrorLog({ ...REPORT, id }, caller, server.services, 3);
      server.pass(1000);
    }
    const { body } = await server.call(READ_ERROR_LOG, { token });
    expect(body.items.map(({ clientId }) => clientId)).toEqual(["5", "4", "3"]);
  });

  async function callerOf(id: string): Promise<SignedInUser> {
    const { store } = server.services;
    const user = await store.get(USERS, id);
    const [session] = (await store.find(SESSIONS, { limit: 1 })).items;
    if (user === undefined || session === undefined) throw new Error("nobody is logged in");
    return { user, session, status: UserStatus.Ok };
  }
});

describe("the audit log", () => {
  test("is read by administrators from either end, page by page", async () => {
    const { token, user } = await signIn(server, { group: UserGroup.Admin });
    await signIn(server);
    const newest = await server.call(READ_AUDIT_LOG, { token, query: { limit: "1" } });
    expect(newest.body).toMatchObject({ items: [{ sequence: 2, action: "session.started" }], next: "2" });
    expect(Object.keys(newest.body.items[0] ?? {})).not.toContain("previousHash");
    await signIn(server);
    const before = await server.call(READ_AUDIT_LOG, { token, query: { limit: "1", cursor: newest.body.next ?? "" } });
    expect(before.body).toMatchObject({ items: [{ sequence: 1, actorId: user.id }] });
    expect(before.body.next).toBeUndefined();
    const oldest = await server.call(READ_AUDIT_LOG, { token, query: { order: "oldest", cursor: "1" } });
    expect(oldest.body.items.map(({ sequence }) => sequence)).toEqual([2, 3]);
  });

  test("is narrowed to an account, a kind of event, a thing and a time", async () => {
    const { token, user } = await signIn(server, { group: UserGroup.Admin });
    server.pass(60_000);
    const other = await signIn(server);
    await server.call(CHANGE_USER, { token, params: { id: other.user.id }, body: { isActive: false } });
    const found = async (query: Record<string, string>): Promise<readonly number[]> =>
      (await server.call(READ_AUDIT_LOG, { token, query })).body.items.map(({ sequence }) => sequence);
    expect(await found({})).toEqual([3, 2, 1]);
    expect(await found({ actorId: user.id })).toEqual([3, 1]);
    expect(await found({ actorId: user.id, action: "session.started" })).toEqual([1]);
    expect(await found({ subjectId: other.user.id })).toEqual([3]);
    expect(await found({ exceptSignIns: "true" })).toEqual([3]);
    expect(await found({ exceptSignIns: "false" })).toEqual([3, 2, 1]);
    // A minute after noon in London is a minute after seven in New York.
    expect(await found({ from: "2026-11-21T07:01:00-05:00" })).toEqual([3, 2]);
    expect(await found({ before: "2026-11-21T12:01:00Z" })).toEqual([1]);
  });

  test.each([
    { action: "project.guessed" },
    { actorId: "me" },
    { cursor: "-1" },
    { cursor: "1e3" },
    { from: "yesterday" },
    { order: "random" },
    { after: "1" },
  ])("does not take %j", async (query) => {
    const { token } = await signIn(server, { group: UserGroup.Admin });
    expect((await server.call(READ_AUDIT_LOG, { token, query })).status).toBe(400);
  });

  test("names the project of an entry, as long as the project exists", async () => {
    const { token } = await signIn(server, { group: UserGroup.Admin });
    const { id } = await createProject(server, token);
    const subject = async () => {
      const query = { action: "project.created" } as const;
      return (await server.call(READ_AUDIT_LOG, { token, query })).body.items[0]?.subject;
    };
    expect(await subject()).toEqual({ kind: "projects", id, name: expect.stringMatching(/./) });
    await server.call(DELETE_PROJECT, { token, params: { id } });
    expect(await subject()).toEqual({ kind: "projects", id });
  });

  test("is nobody else's", async () => {
    const { token } = await signIn(server, { group: UserGroup.Esco });
    expect((await server.call(READ_AUDIT_LOG, { token })).status).toBe(403);
  });
});
