import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { timeLimit } from "../../../../test/testing/runs.js";
import { ITEMS, itemId } from "../../testing/conformance-items.js";
import { openMemoryStore } from "../../testing/memory-store.js";
import { quietFor } from "../../testing/quiet-for.js";
import { Program } from "../../testing/run-program.js";
import { until } from "../../testing/until.js";
import { openFileStore } from "../store/file/open-file-store.js";
import { JOB_TIMES, type JobTimes } from "../store/job-times.js";
import type { Job, Store } from "../store/store.js";
import { JOBS } from "../store/waiting-jobs.js";
import type { JobWorld } from "./do-job.js";
import { retryFailedJob } from "./failed-job-commands.js";
import { FAILED_JOBS } from "./failed-jobs.js";
import { InProcessJobs } from "./in-process-jobs.js";
import type { JobHandlers } from "./job-handler.js";

let store: Store;
let time: number;
const now = (): Date => new Date(time);
beforeEach(async () => {
  time = Date.parse("2026-11-21T12:00:00Z");
  store = await openMemoryStore(now);
});
afterEach(() => store.close());

function jobsWith(handlers: JobHandlers<JobWorld>, times: Partial<JobTimes> = {}): InProcessJobs<JobWorld> {
  return new InProcessJobs({ store, now, log: pino({ level: "silent" }) }, handlers, times);
}
const enqueue = (job: Job): Promise<void> => store.transact((transaction) => transaction.enqueue(job));
const never = (): Promise<void> => new Promise(() => {});

test("does what is due, oldest first, and what follows from it", async () => {
  const done: unknown[] = [];
  const jobs = jobsWith({
    "test.note": async (data) => void done.push(data),
    "test.more": () => enqueue({ kind: "test.note", data: "more" }),
  });
  await enqueue({ kind: "test.more", data: null });
  time += 1;
  await enqueue({ kind: "test.note", data: { list: [1] } });
  await enqueue({ kind: "test.note", data: "later", notBefore: new Date(time + 60_000).toISOString() });
  time += 1;
  expect(await jobs.runDue()).toBe(3);
  expect(done).toEqual([{ list: [1] }, "more"]);
  time += 60_000;
  expect(await jobs.runDue()).toBe(1);
  expect(done.at(-1)).toBe("later");
  expect(await store.count(JOBS)).toBe(0);
});

test("tries what fails again, later each time, then gives it up where it is seen and can be tried again", async () => {
  let isBroken = true;
  const triedAt: number[] = [];
  const jobs = jobsWith({
    "test.fail": async () => {
      triedAt.push(time);
      if (isBroken) throw new Error("The mail server does not answer.");
    },
  });
  await enqueue({ kind: "test.fail", data: { to: "somebody" }, key: "one" });
  const begin = time;
  while ((await store.count(FAILED_JOBS)) === 0) {
    await jobs.runDue();
    time += 1_000;
  }
  // After 5, 10, 20, … seconds.
  expect(triedAt.slice(0, 4).map((at) => (at - begin) / 1000)).toEqual([0, 5, 15, 35]);
  expect(triedAt).toHaveLength(JOB_TIMES.retryLimit + 1);
  const [failed] = (await store.find(FAILED_JOBS, { limit: 5 })).items;
  expect(failed?.document).toMatchObject({ kind: "test.fail", data: { to: "somebody" }, key: "one" });
  expect(failed?.document.error).toBe("The mail server does not answer.");
  expect(await store.auditEntries(0, 5)).toMatchObject([{ action: "job.failed", details: { kind: "test.fail" } }]);
  expect(await store.count(JOBS)).toBe(0);
  isBroken = false;
  await store.transact((transaction) => retryFailedJob(transaction, failed?.document.id ?? ""));
  expect(await jobs.runDue()).toBe(1);
  expect(await store.count(FAILED_JOBS)).toBe(0);
});

test("does a job again whose server gives no sign, but not before", async () => {
  let begun = 0;
  await enqueue({ kind: "test.stuck", data: null });
  const lost = jobsWith({
    "test.stuck": async () => {
      begun += 1;
      await never();
    },
  });
  void lost.runDue();
  await until(() => begun === 1);
  const other = jobsWith({ "test.stuck": async () => void store });
  time += JOB_TIMES.lostAfter - 1;
  expect(await other.runDue()).toBe(0);
  time += 1;
  expect(await other.runDue()).toBe(1);
  expect(await store.count(JOBS)).toBe(0);
});

test("does at once what a process before it has begun, and leaves alone what its own has begun", async () => {
  const begun: unknown[] = [];
  const stuck = jobsWith({
    "test.stuck": async (data) => {
      begun.push(data);
      await never();
    },
  });
  await enqueue({ kind: "test.stuck", data: "of another" });
  void stuck.runDue();
  await until(() => begun.length === 1);
  await store.transact(async (transaction) => {
    const [job] = (await transaction.find(JOBS, { limit: 1 })).items;
    if (job === undefined) throw new Error("the job is under way");
    await transaction.update(JOBS, { ...job.document, lockedBy: "the process before" }, job.revision);
  });
  await enqueue({ kind: "test.stuck", data: "own" });
  void stuck.runDue();
  await until(() => begun.length === 2);
  const done: unknown[] = [];
  const next = jobsWith({ "test.stuck": async (data) => void done.push(data) }, { pollEvery: 10 });
  await next.start();
  await until(() => done.length > 0);
  await next.stop();
  expect(done).toEqual(["of another"]);
});

test("of all workers that look for jobs at once, one does each", async () => {
  const done: unknown[] = [];
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  for (const number of numbers) await enqueue({ kind: "test.note", data: number });
  const runners = [1, 2].map(() => jobsWith({ "test.note": async (data) => void done.push(data) }, { pollEvery: 10 }));
  await Promise.all(runners.map((jobs) => jobs.start()));
  await until(async () => (await store.count(JOBS)) === 0);
  await Promise.all(runners.map((jobs) => jobs.stop()));
  expect(done.sort((one, other) => Number(one) - Number(other))).toEqual(numbers);
});

test("a job that was taken for lost is its next worker's: the first one ends, and changes nothing", async () => {
  const ends: (() => void)[] = [];
  const handler = (): Promise<void> => new Promise((resolve) => void ends.push(resolve));
  await enqueue({ kind: "test.slow", data: null });
  const first = jobsWith({ "test.slow": handler }).runDue();
  await until(() => ends.length === 1);
  time += JOB_TIMES.lostAfter;
  const second = jobsWith({ "test.slow": handler }).runDue();
  await until(() => ends.length === 2);
  ends[0]?.();
  expect(await first).toBe(1);
  expect(await store.count(JOBS)).toBe(1);
  ends[1]?.();
  expect(await second).toBe(1);
  expect(await store.count(JOBS)).toBe(0);
});

test("leaves a long job to whoever gives signs of doing it", async () => {
  let release: (() => void) | undefined;
  await enqueue({ kind: "test.long", data: null });
  const handler = (): Promise<void> =>
    new Promise((resolve) => {
      release = resolve;
    });
  const doing = jobsWith({ "test.long": handler }, { lostAfter: 60 }).runDue();
  await until(() => release !== undefined);
  const other = jobsWith({ "test.long": async () => void store }, { lostAfter: 60 });
  for (let count = 0; count < 10; count += 1) {
    time += 30;
    await quietFor(60);
    expect(await other.runDue()).toBe(0);
  }
  release?.();
  expect(await doing).toBe(1);
  expect(await store.count(JOBS)).toBe(0);
});

test("gives up a job that its server is lost with each time", async () => {
  await enqueue({ kind: "test.crash", data: null });
  for (let count = 0; count <= JOB_TIMES.retryLimit; count += 1) {
    let begun = false;
    void jobsWith({
      "test.crash": async () => {
        begun = true;
        await never();
      },
    }).runDue();
    await until(() => begun);
    time += JOB_TIMES.lostAfter;
  }
  await jobsWith({ "test.crash": () => Promise.reject(new Error("begun once more")) }).runDue();
  const [failed] = (await store.find(FAILED_JOBS, { limit: 5 })).items;
  expect(failed?.document.error).toBe("Each worker that ran this job stopped responding.");
});

test("gives back at the end what it has not done, and that it was begun does not count", async () => {
  let begun = 0;
  const done: string[] = [];
  const first = jobsWith(
    {
      "test.slow": async () => {
        begun += 1;
        await never();
      },
    },
    { patience: 50, pollEvery: 10 },
  );
  await enqueue({ kind: "test.slow", data: null });
  await first.start();
  await until(() => begun === 1);
  await first.stop();
  expect((await store.find(JOBS, { limit: 5 })).items[0]?.document).toMatchObject({ attempts: 0 });
  expect(await jobsWith({ "test.slow": async () => void done.push("second") }).runDue()).toBe(1);
  expect(done).toEqual(["second"]);
});

test("waits at the end for what is under way", async () => {
  let isDone = false;
  let finish = (): void => {};
  const isAllowed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const jobs = jobsWith(
    {
      "test.slow": async () => {
        await isAllowed;
        isDone = true;
      },
    },
    { pollEvery: 10 },
  );
  await enqueue({ kind: "test.slow", data: null });
  await jobs.start();
  await until(async () => (await store.count(JOBS, [{ column: "lockedUntil", from: "" }])) === 1);
  const stopped = jobs.stop();
  finish();
  await stopped;
  expect(isDone).toBe(true);
  expect(await store.count(JOBS)).toBe(0);
});

test("a job of a kind that the server does not know is tried again, for one that does", async () => {
  await enqueue({ kind: "test.newer", data: null });
  expect(await jobsWith({}).runDue()).toBe(1);
  time += JOB_TIMES.retryDelay;
  expect(await jobsWith({ "test.newer": async () => void store }).runDue()).toBe(1);
  expect(await store.count(JOBS)).toBe(0);
});

// Starts two processes.
test("a server that is killed in the middle of a job does it after its next start, and what it does is there once", {
  timeout: timeLimit(45_000),
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "epb-jobs-"));
  const killed = new Program("do-jobs-in-folder", folder, "first", "yes");
  await killed.untilOutput("first did");
  await killed.end("SIGKILL");
  const next = new Program("do-jobs-in-folder", folder, "second", "no");
  await next.untilOutput("second did");
  await next.end("SIGTERM");
  const kept = await openFileStore(folder);
  expect((await kept.get(ITEMS, itemId(1)))?.document.label).toBe("first");
  expect(await kept.auditEntries(0, 5)).toHaveLength(1);
  expect(await kept.count(JOBS)).toBe(0);
  await kept.close();
  await rm(folder, { recursive: true });
});
