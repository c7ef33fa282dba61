import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CONFORMANCE_COLLECTIONS, ITEMS, itemId } from "../../testing/conformance-items.js";
import { createDatabase } from "../../testing/database-of-run.js";
import { quietFor } from "../../testing/quiet-for.js";
import { Program } from "../../testing/run-program.js";
import { QUICK_TIMES, STUCK_JOB, type StuckJob } from "../../testing/stuck-job.js";
import { until } from "../../testing/until.js";
import { anyCollection } from "../store/collection.js";
import type { JobTimes } from "../store/job-times.js";
import { openPostgresStore } from "../store/postgres/postgres-store.js";
import type { Job, Store } from "../store/store.js";
import { JOBS } from "../store/waiting-jobs.js";
import { BossJobs } from "./boss-jobs.js";
import type { JobWorld } from "./do-job.js";
import { retryFailedJob } from "./failed-job-commands.js";
import { FAILED_JOBS } from "./failed-jobs.js";
import type { JobHandlers } from "./job-handler.js";

let url: string;
let store: Store;
const atEnd: (() => Promise<void>)[] = [];
beforeEach(async () => {
  url = await createDatabase();
  store = await openPostgresStore(url, {
    collections: [...CONFORMANCE_COLLECTIONS.map(anyCollection), anyCollection(FAILED_JOBS), anyCollection(JOBS)],
  });
});
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
  await store.close();
});

async function startJobs(handlers: JobHandlers<JobWorld>, times: Partial<JobTimes> = {}): Promise<BossJobs<JobWorld>> {
  const world = { store, now: () => new Date(), log: pino({ level: "silent" }) };
  const jobs = new BossJobs(url, world, handlers, { ...QUICK_TIMES, ...times });
  await jobs.start();
  atEnd.push(() => jobs.stop());
  return jobs;
}

async function startWorker(name: string, ...lostAfter: readonly string[]): Promise<Program> {
  const worker = new Program("do-jobs", url, name, ...lostAfter);
  atEnd.push(() => worker.end("SIGKILL"));
  await worker.untilOutput(`${name} is ready`);
  return worker;
}

const enqueue = (job: Job): Promise<void> => store.transact((transaction) => transaction.enqueue(job));

test("runs a job once its transaction is committed, and none of a transaction that is rolled back", async () => {
  const done: unknown[] = [];
  await startJobs({ "test.note": async (data) => void done.push(data) });
  const undone = store.transact(async (transaction) => {
    await transaction.enqueue({ kind: "test.note", data: "undone" });
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await store.transact(async (transaction) => {
    await transaction.enqueue({ kind: "test.note", data: { list: [1, null, "é"] } });
    await transaction.enqueue({ kind: "test.note", data: "text" });
    await transaction.enqueue({ kind: "test.note", data: "text" });
    await quietFor(300);
    expect(done).toEqual([]);
  });
  await until(() => done.length === 3);
  await quietFor(300);
  expect(done).toHaveLength(3);
  expect(done).toEqual(expect.arrayContaining([{ list: [1, null, "é"] }, "text", "text"]));
});

test.each(["before", "after"] as const)(
  "a job whose worker is killed %s it has done it is done by another, and what it does is there once",
  async (stuck) => {
    const first = await startWorker("first");
    const data: StuckJob = { id: itemId(1), stuckIn: "first", stuck };
    await enqueue({ kind: STUCK_JOB, data });
    await first.untilOutput(stuck === "before" ? "first began" : "first did");
    const second = await startWorker("second");
    await first.end("SIGKILL");
    await second.untilOutput(`second did ${itemId(1)}`);
    const items = await store.find(ITEMS, { limit: 10 });
    expect(items.items.map(({ document }) => document.label)).toEqual([stuck === "before" ? "second" : "first"]);
    expect(await store.auditEntries(0, 10)).toHaveLength(1);
  },
);

test("each job is run by one of two workers", async () => {
  const done: unknown[] = [];
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const handlers: JobHandlers<JobWorld> = {
    "test.note": async (data) => {
      await quietFor(20);
      done.push(data);
    },
  };
  for (let count = 0; count < 2; count += 1) await startJobs(handlers);
  await store.transact(async (transaction) => {
    for (const data of numbers) await transaction.enqueue({ kind: "test.note", data });
  });
  await until(() => done.length >= numbers.length);
  await quietFor(300);
  expect(done.sort((one, other) => Number(one) - Number(other))).toEqual(numbers);
});

test("a long job stays with the worker that signals progress", async () => {
  let begun = 0;
  const handlers: JobHandlers<JobWorld> = {
    "test.long": async () => {
      begun += 1;
      await quietFor(7_000);
    },
  };
  for (let count = 0; count < 2; count += 1) await startJobs(handlers, { lostAfter: 900, patience: 7_000 });
  await enqueue({ kind: "test.long", data: null });
  await quietFor(6_500);
  expect(begun).toBe(1);
});

test("the jobs of a worker that was killed are taken over within seconds, by one of the others", async () => {
  // Longer than anybody waits here: pg-boss itself does nothing.
  const lostAfter = "300000";
  const first = await startWorker("first", lostAfter);
  await enqueue({ kind: STUCK_JOB, data: { id: itemId(1), stuckIn: "first", stuck: "before" } });
  await first.untilOutput("first began");
  const others = [await startWorker("second", lostAfter), await startWorker("third", lostAfter)];
  await first.end("SIGKILL");
  await Promise.race(
    others.map((worker, index) => worker.untilOutput(`${["second", "third"][index]} did ${itemId(1)}`)),
  );
  expect(await store.count(ITEMS)).toBe(1);
  await quietFor(2_500);
  expect(others.filter(({ output }) => output.includes("began"))).toHaveLength(1);
});

test("a worker that is asked to end returns its unfinished jobs", async () => {
  // Longer than any wait in these tests, so that no job counts as lost.
  const lostAfter = "300000";
  const first = await startWorker("first", lostAfter);
  await enqueue({ kind: STUCK_JOB, data: { id: itemId(1), stuckIn: "first", stuck: "before" } });
  await first.untilOutput("first began");
  const second = await startWorker("second", lostAfter);
  await first.end("SIGTERM");
  await second.untilOutput(`second did ${itemId(1)}`);
  expect(await store.count(ITEMS)).toBe(1);
});

test("a failing job is retried, then listed as failed, and can be retried again", async () => {
  let tries = 0;
  let isBroken = true;
  await startJobs({
    "test.fail": async () => {
      tries += 1;
      if (isBroken) throw new Error("The mail server does not answer.");
    },
  });
  await enqueue({ kind: "test.fail", data: { to: "somebody" }, key: "one" });
  await until(async () => (await store.count(FAILED_JOBS)) === 1, 40_000);
  expect(tries).toBe(4);
  const [failed] = (await store.find(FAILED_JOBS, { limit: 5 })).items;
  expect(failed?.document).toMatchObject({
    kind: "test.fail",
    data: { to: "somebody" },
    key: "one",
    error: "The mail server does not answer.",
  });
  expect(await store.auditEntries(0, 5)).toMatchObject([
    { action: "job.failed", subject: { kind: "failedJobs", id: failed?.document.id } },
  ]);
  isBroken = false;
  await store.transact((transaction) => retryFailedJob(transaction, failed?.document.id ?? ""));
  await until(() => tries === 5);
  await quietFor(300);
  expect([tries, await store.count(FAILED_JOBS)]).toEqual([5, 0]);
});

test("a waiting job serves all with its key; a job in progress does not", async () => {
  let release: (() => void) | undefined;
  const done: unknown[] = [];
  const handlers: JobHandlers<JobWorld> = {
    "test.slow": async (data) => {
      done.push(data);
      if (done.length === 1) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
    },
  };
  for (const data of [1, 2, 3]) await enqueue({ kind: "test.slow", data, key: "statistics" });
  await enqueue({ kind: "test.slow", data: "other", key: "another" });
  await store.transact(async (transaction) => {
    await transaction.enqueue({ kind: "test.slow", data: 4, key: "statistics" });
    await transaction.enqueue({ kind: "test.slow", data: 5, key: "statistics" });
  });
  await startJobs(handlers);
  await until(() => release !== undefined);
  for (const data of [6, 7]) await enqueue({ kind: "test.slow", data, key: "statistics" });
  release?.();
  await until(() => done.length === 3);
  await quietFor(300);
  expect(done).toEqual([1, "other", 6]);
});

test("the waiting job of several transactions does not start before the last of them is committed", async () => {
  const seen: number[] = [];
  await enqueue({ kind: "test.count", data: 0, key: "count" });
  let counting: Promise<unknown> | undefined;
  await store.transact(async (transaction) => {
    await transaction.insert(ITEMS, { id: itemId(1) });
    await transaction.enqueue({ kind: "test.count", data: 0, key: "count" });
    counting ??= startJobs({ "test.count": async () => void seen.push(await store.count(ITEMS)) });
    await counting;
    await quietFor(500);
  });
  await until(() => seen.length > 0);
  await quietFor(300);
  expect(seen).toEqual([1]);
});

test("a job does not run before its time", async () => {
  const doneAt = new Map<unknown, number>();
  await startJobs({ "test.note": async (data) => void doneAt.set(data, Date.now()) });
  const notBefore = Date.now() + 2_500;
  await enqueue({ kind: "test.note", data: "later", notBefore: new Date(notBefore).toISOString() });
  await enqueue({ kind: "test.note", data: "at once" });
  await until(() => doneAt.size === 2);
  expect([...doneAt.keys()]).toEqual(["at once", "later"]);
  expect(doneAt.get("later")).toBeGreaterThanOrEqual(notBefore);
});

test("the data of a completed job is deleted", async () => {
  let done = 0;
  const jobs = await startJobs({
    "test.secret": async () => {
      done += 1;
    },
  });
  await enqueue({ kind: "test.secret", data: { link: "for one reader" } });
  await until(() => done === 1);
  await jobs.stop();
  atEnd.pop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const left = await client.query("select data from epb_jobs.job union all select data from epb_jobs.archive");
  await client.end();
  expect(left.rows).toEqual([]);
});
