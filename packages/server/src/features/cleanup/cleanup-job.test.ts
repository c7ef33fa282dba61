import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createUser, signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { queuedJobs } from "../../../testing/test-store.js";
import { keepFailedJob } from "../../background/failed-job-commands.js";
import { FAILED_JOBS } from "../../background/failed-jobs.js";
import { enqueueRecurring } from "../../background/recurring-jobs.js";
import { RECURRENCES } from "../../start/all-jobs.js";
import type { Store } from "../../store/store.js";
import { LinkPurpose, makePasswordLink, PASSWORD_LINKS } from "../accounts/password-links.js";
import { SESSIONS } from "../accounts/sessions.js";
import { VERIFICATION_CODES } from "../accounts/verification-codes.js";
import { APPLICATIONS, type Application, EMPTY_FORM } from "../applications/applications.js";
import { ERROR_LOG } from "../logs/error-log.js";
import { PROJECT_FILES } from "../projects/project-files.js";
import { CLEANUP_EVERY, cleanUp, removeOrphanedBlobs } from "./cleanup-job.js";

const [MINUTE, DAY] = [60_000, 86_400_000];
const NOTHING = { sessions: 0, verificationCodes: 0, passwordLinks: 0, failedJobs: 0, errorLog: 0, files: 0 };

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const swept = (): ReturnType<typeof cleanUp> => cleanUp({}, server.services);

describe("what is over is removed, and what is not stays:", () => {
  test("sessions that were left alone", async () => {
    const old = await signIn(server);
    server.pass(20 * MINUTE);
    const { user } = await signIn(server);
    expect(await swept()).toEqual(NOTHING);
    server.pass(11 * MINUTE);
    expect(await swept()).toEqual({ ...NOTHING, sessions: 1 });
    const { items } = await server.services.store.find(SESSIONS, { limit: 10 });
    expect(items.map(({ document }) => document.userId)).toEqual([user.id]);
    expect(old.user.id).not.toBe(user.id);
    expect(await swept()).toEqual(NOTHING);
  });

  test("codes and links, a day after they held", async () => {
    const { id } = await createUser(server);
    const expiresAt = new Date(server.services.now().getTime() + 10 * MINUTE).toISOString();
    await server.services.store.transact(async (transaction) => {
      await transaction.insert(VERIFICATION_CODES, { id, codeHash: "hash", expiresAt, triesLeft: 5 });
      await makePasswordLink(transaction, { id }, LinkPurpose.Reset, server.services);
      await makePasswordLink(transaction, { id }, LinkPurpose.FirstPassword, server.services);
    });
    server.pass(DAY);
    expect(await swept()).toEqual(NOTHING);
    server.pass(30 * MINUTE + 1);
    expect(await swept()).toEqual({ ...NOTHING, verificationCodes: 1, passwordLinks: 1 });
    server.pass(3 * DAY);
    expect(await swept()).toEqual({ ...NOTHING, passwordLinks: 1 });
    expect(await server.services.store.count(VERIFICATION_CODES)).toBe(0);
    expect(await server.services.store.count(PASSWORD_LINKS)).toBe(0);
  });

  test("failed jobs after a month, and reports of errors after the days that are set; never the audit log", async () => {
    const { store, random, now } = server.services;
    const at = now().toISOString();
    const report = { clientId: "1", userId: random.uuid(), name: "Error", time: 0, url: "/", message: "No." };
    const errors = Array.from({ length: 130 }, () => ({ ...report, appId: "epb" as const, id: random.uuid() }));
    await store.transact(async (transaction) => {
      await keepFailedJob(transaction, { id: random.uuid(), kind: "test", data: {}, error: "No.", failedAt: at });
      for (const error of errors) await transaction.insert(ERROR_LOG, { ...error, receivedAt: at });
    });
    server.pass(30 * DAY);
    expect(await swept()).toEqual(NOTHING);
    server.pass(1);
    expect(await swept()).toEqual({ ...NOTHING, failedJobs: 1 });
    server.pass(60 * DAY);
    expect(await swept()).toEqual({ ...NOTHING, errorLog: 130 });
    expect(await Promise.all([store.count(FAILED_JOBS), store.count(ERROR_LOG)])).toEqual([0, 0]);
    expect(await store.auditEntries(0, 10)).toMatchObject([{ action: "job.failed" }]);
  });
});

describe("contents of files that nothing names", () => {
  const [BEFORE_ALL, AFTER_ALL] = [new Date(0), new Date("2100-01-01")];

  async function write(store: Store, text: string): Promise<string> {
    async function* content(): AsyncIterable<Uint8Array> {
      yield Buffer.from(text);
    }
    return (await store.blobs.write(content())).sha256;
  }

  test("are removed once they are old, and those of projects and applications stay", async () => {
    const { store, random } = server.services;
    const [ofProject, ofApplication] = [await write(store, "project"), await write(store, "application")];
    const orphans = [await write(store, "one"), await write(store, "two")];
    await store.transact(async (transaction) => {
      await transaction.insert(PROJECT_FILES, { id: random.uuid(), projectId: random.uuid(), sha256: ofProject });
      await transaction.insert(APPLICATIONS, applicationWith(ofApplication, random.uuid()));
    });
    expect(await removeOrphanedBlobs(store, BEFORE_ALL)).toBe(0);
    expect(await store.blobs.list("", 10)).toHaveLength(4);
    expect(await removeOrphanedBlobs(store, AFTER_ALL)).toBe(orphans.length);
    expect(await store.blobs.list("", 10)).toEqual([ofProject, ofApplication].sort());
  });

  function applicationWith(sha256: string, id: string): Application {
    const at = "2026-11-21T12:00:00.000Z";
    return {
      id,
      kind: "qualifiedList",
      status: "draft",
      applicant: { id, name: "Elias Berg" },
      form: EMPTY_FORM,
      files: [{ id, fileName: "letter.pdf", size: 11, sha256, uploadedAt: at }],
      projects: [],
      history: [],
      comments: [],
      createdAt: at,
      modifiedAt: at,
    };
  }
});

describe("jobs that come back", () => {
  const begin = (): Promise<readonly string[]> => enqueueRecurring(RECURRENCES, server.services);

  test("are put into the queue once for a period, however many servers there are", async () => {
    const asked = await Promise.all([1, 2, 3, 4, 5].map(begin));
    expect(asked.flat()).toEqual(["sweep"]);
    expect(queuedJobs(server.services.store).map(({ kind }) => kind)).toEqual(["sweep"]);
    server.pass(CLEANUP_EVERY - 12 * 3_600_000 - 1);
    expect(await begin()).toEqual([]);
    server.pass(1);
    expect((await Promise.all([begin(), begin()])).flat()).toEqual(["sweep"]);
  });
});
