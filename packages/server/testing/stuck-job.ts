import type { JobWorld } from "../src/background/do-job.js";
import type { JobTimes } from "../src/store/job-times.js";
import { ITEMS } from "./conformance-items.js";

/** A kind of job that never ends in one of the processes that do it. */
export const STUCK_JOB = "test.add-item";

export interface StuckJob {
  /** Of the item that it adds. */
  readonly id: string;
  /** The process in which it does not end. */
  readonly stuckIn: string;
  /** Before the item is there, or after. */
  readonly stuck: "before" | "after";
}

/** Does it in the process of that name, and writes how far it is. */
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

/** Times that a test can wait for. */
export const QUICK_TIMES: Partial<JobTimes> = {
  pollEvery: 50,
  signEvery: 200,
  silence: 1_500,
  lostAfter: 1_500,
  retryLimit: 3,
  retryDelay: 20,
  patience: 500,
};
