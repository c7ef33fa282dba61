import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../../../testing/database-of-run.js";
import { QUICK_TIMES } from "../../../testing/stuck-job.js";
import { until } from "../../../testing/until.js";
import { BossJobs } from "../../background/boss-jobs.js";
import { SESSIONS } from "../../features/accounts/sessions.js";
import { openFileStore } from "../../store/file/open-file-store.js";
import { openPostgresStore } from "../../store/postgres/postgres-store.js";
import type { Job, Transaction } from "../../store/store.js";
import { JOBS } from "../../store/waiting-jobs.js";
import { ALL_COLLECTIONS } from "../all-collections.js";
import { exportStoreTo, importStoreFrom, moveStore } from "./move-store.js";
import { verifyStore } from "./verify-store.js";
import { verifyStoredAudit } from "./verify-stored-audit.js";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-move-"));
  const store = await openFileStore(join(folder, "original"));
  const at = "2026-11-21T12:00:00.000Z";
  for (let number = 0; number < 30; number += 1) {
    const id = crypto.randomUUID();
    await store.transact(async (transaction) => {
      await transaction.insert(SESSIONS, {
        ...{ id, userId: id, tokenId: id, tokenIssuedAt: at, startedAt: at, lastUsedAt: at, hasSecondFactor: false },
      });
      await transaction.record({ at, action: "session.started", actorId: id });
    });
  }
  await store.blobs.write(
    (async function* () {
      yield Buffer.alloc(300_000, "workbook");
    })(),
  );
  await store.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

test("what goes from a folder to a database and back is the same, byte for byte", async () => {
  const database = { dataFolder: join(folder, "original"), databaseUrl: await createDatabase() };
  expect(await moveStore(database, "database")).toEqual({
    kind: "done",
    lines: ["Copied: 30 documents, 30 entries of the audit log, 1 files."],
  });
  const back = { ...database, dataFolder: join(folder, "back") };
  expect((await moveStore(back, "folder")).kind).toBe("done");
  const files = await Promise.all(
    [{ dataFolder: database.dataFolder }, database, { dataFolder: back.dataFolder }].map(async (config, index) => {
      const path = join(folder, `export-${index}`);
      expect((await exportStoreTo(config, path)).kind).toBe("done");
      return readFile(path, "utf8");
    }),
  );
  expect(new Set(files).size).toBe(1);
  for (const config of [database, { dataFolder: back.dataFolder }]) {
    expect((await verifyStore(config)).kind).toBe("done");
    expect((await verifyStoredAudit(config)).lines[0]).toBe("The audit log is intact: 30 entries.");
  }
});

test("a database with anything in it is not written over, nor is a damaged file taken", async () => {
  const source = { dataFolder: join(folder, "original") };
  const path = join(folder, "damaged");
  await exportStoreTo(source, path);
  const target = { dataFolder: folder, databaseUrl: await createDatabase() };
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace("session.started", "session.renamed"));
  expect((await importStoreFrom(target, path)).kind).toBe("refused");
  await writeFile(path, text);
  expect((await importStoreFrom(target, path)).kind).toBe("done");
  expect(await importStoreFrom(target, path)).toMatchObject({ kind: "refused" });
});

test("jobs that wait go along, into the queue of the database and out of it again, and are done once", async () => {
  const root = join(folder, "with-jobs");
  const store = await openFileStore(root, { collections: ALL_COLLECTIONS });
  const enqueue = (job: Job) => (transaction: Transaction) => transaction.enqueue(job);
  await store.transact(enqueue({ kind: "test.note", data: { to: "one" }, key: "one" }));
  await store.transact(enqueue({ kind: "test.note", data: { to: "later" }, notBefore: "2100-01-01T00:00:00.000Z" }));
  await store.close();

  const url = await createDatabase();
  const database = { dataFolder: root, databaseUrl: url };
  expect((await moveStore(database, "database")).kind).toBe("done");
  const shared = await openPostgresStore(url, { collections: ALL_COLLECTIONS });
  const done: unknown[] = [];
  const world = { store: shared, now: () => new Date(), log: pino({ level: "silent" }) };
  const jobs = new BossJobs(url, world, { "test.note": async (data) => void done.push(data) }, QUICK_TIMES);
  await jobs.start();
  await until(() => done.length > 0);
  await jobs.stop();
  await shared.transact(enqueue({ kind: "test.other", data: { to: "two" } }));
  expect([done, await shared.count(JOBS)]).toEqual([[{ to: "one" }], 0]);
  await shared.close();

  const back = { ...database, dataFolder: join(folder, "jobs-back") };
  expect((await moveStore(back, "folder")).kind).toBe("done");
  const returned = await openFileStore(back.dataFolder, { collections: ALL_COLLECTIONS });
  const { items } = await returned.find(JOBS, { orderBy: { column: "kind" }, limit: 5 });
  expect(items.map(({ document: { kind, data } }) => [kind, data])).toEqual([
    ["test.note", { to: "later" }],
    ["test.other", { to: "two" }],
  ]);
  expect(items[0]?.document.dueAt).toBe("2100-01-01T00:00:00.000Z");
  await returned.close();
  // A database whose queue has something is not empty.
  expect((await moveStore(database, "database")).kind).toBe("refused");
});
