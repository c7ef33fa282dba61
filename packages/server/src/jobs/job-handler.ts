import type { Services } from "../services.js";

/** What a job has counted, by name. */
export type JobCounts = Readonly<Record<string, number>>;

/**
 * Does a job. It may be done more than once, also after it was done: a handler looks whether there is still something to
 * do. What it throws, it is tried again for.
 *
 * @returns `JobCounts` go to the metrics; anything else goes nowhere.
 */
export type JobHandler = (data: unknown, services: Services) => Promise<unknown>;
