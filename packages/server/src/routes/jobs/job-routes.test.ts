import { DROP_FAILED_JOB, LIST_FAILED_JOBS, RETRY_FAILED_JOB, UserGroup } from "@epb/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { queuedJobs } from "../../../testing/test-store.js";
import { keepFailedJob } from "../../background/failed-job-commands.js";
import { FAILED_JOBS } from "../../background/failed-jobs.js";

let server: TestServer;
let admin: { readonly user: { readonly id: string }; readonly token: string };
beforeAll(async () => {
  server = await TestServer.start();
  admin = await signIn(server, { group: UserGroup.Admin });
});
afterAll(() => server.stop());

const LINK = "https://epb.test/password-reset/secret";
let ids: string[];
beforeEach(async () => {
  const { store, random, now } = server.services;
  for (const { document, revision } of (await store.find(FAILED_JOBS, { limit: 100 })).items) {
    await store.transact((transaction) => transaction.remove(FAILED_JOBS, document.id, revision));
  }
  ids = [];
  for (let index = 0; index < 3; index += 1) {
    server.pass(1000);
    const id = random.uuid();
    ids.unshift(id);
    const error = "550 <ada@example.org> is not known here";
    const failed = { id, kind: "mail.send", data: { link: LINK }, tries: 11, error, failedAt: now().toISOString() };
    await store.transact((transaction) => keepFailedJob(transaction, failed));
  }
});

describe("jobs that were given up", () => {
  const list = async (query = {}) => (await server.call(LIST_FAILED_JOBS, { token: admin.token, query })).body;
  const lastAction = async () => (await server.services.store.auditEntries(0, 1000)).at(-1);

  test("are listed, the last first, in pages, without what they were to do and whom it concerns", async () => {
    const { items, next } = await list({ limit: "2" });
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(items[0]).toEqual({
      id: ids[0],
      kind: "mail.send",
      failedAt: server.services.now().toISOString(),
      tries: 11,
      error: "550 [e-mail] is not known here",
    });
    expect((await list({ limit: "2", cursor: next })).items.map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await server.call(LIST_FAILED_JOBS, { token: admin.token, query: { cursor: "x" } })).status).toBe(400);
  });

  test("are done again when somebody says so, once", async () => {
    const params = { id: ids[0] ?? "" };
    const retry = () => server.call(RETRY_FAILED_JOB, { token: admin.token, params });
    const before = queuedJobs(server.services.store).length;
    expect((await Promise.all([retry(), retry()])).map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(queuedJobs(server.services.store).slice(before)).toEqual([{ kind: "mail.send", data: { link: LINK } }]);
    expect((await list()).items).toHaveLength(2);
    expect(await lastAction()).toMatchObject({
      action: "job.retried",
      actorId: admin.user.id,
      subject: { kind: "failedJobs", id: params.id },
      details: { kind: "mail.send" },
    });
  });

  test("are dropped for good", async () => {
    const params = { id: ids[1] ?? "" };
    const before = queuedJobs(server.services.store).length;
    const drop = () => server.call(DROP_FAILED_JOB, { token: admin.token, params });
    expect((await drop()).status).toBe(204);
    expect((await drop()).status).toBe(404);
    expect(queuedJobs(server.services.store)).toHaveLength(before);
    expect((await list()).items.map(({ id }) => id)).not.toContain(params.id);
    expect(await lastAction()).toMatchObject({ action: "job.dropped", actorId: admin.user.id });
  });

  test("are for administrators", async () => {
    const { token } = await signIn(server, { group: UserGroup.Esco });
    const params = { id: ids[0] ?? "" };
    const statuses = [
      (await server.call(LIST_FAILED_JOBS, { token })).status,
      (await server.call(RETRY_FAILED_JOB, { token, params })).status,
      (await server.call(DROP_FAILED_JOB, { token, params })).status,
    ];
    expect(statuses).toEqual([403, 403, 403]);
    expect((await list()).items).toHaveLength(3);
  });
});
