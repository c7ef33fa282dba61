import type { JobWorld } from "../src/background/do-job.js";
import type { JobTimes } from "../src/store/job-times.js";
import { ITEMS } from "./conformance-items.js";

/** A kind of job that never ends in one of the processes that run it. */
export const STUCK_JOB = "test.add-item";

export interface StuckJob {
  /** Id of the item that it adds. */
  readonly id: string;
  /** The process in which the job does not end. */
  readonly stuckIn: string;
  /** Position of the endless wait: before the item is added, or after. */
  readonly stuck: "before" | "after";
}

/** Runs the job in the named process, and prints its progress. */
export function addItem(name: string): (data: unknown, world: JobWorld) => Promise<void> {
  return async (data, { store, now }) => {
    const { id, stuckIn, stuck } = data as StuckJob;
    process.stdout.write(`${name} began ${id}\n`);
    const isStuck = stuckIn === name;
    if (isStuck && stuck === "before") await new Promise(() => {});
    await store.transact(async (transaction) => {
      if ((await transaction.get(ITEMS, id)) !== undefined) return;
      await transaction.insert(ITEMS, { id, label: name });
      await transaction.record({ at: now().toISOString(), action: "project.created" });
    });
    process.stdout.write(`${name} did ${id}\n`);
    if (isStuck) await new Promise(() => {});
  };
}

/** Times that are short enough for a test. */
export const QUICK_TIMES: Partial<JobTimes> = {
  pollEvery: 50,
  signEvery: 200,
  silence: 1_500,
  lostAfter: 1_500,
  retryLimit: 3,
  retryDelay: 20,
  patience: 500,
};
