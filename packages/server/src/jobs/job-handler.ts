import type { Services } from "../services.js";

/**
 * Does a job. It may be done more than once, also after it was done: a handler looks whether there is still something to
 * do. What it throws, it is tried again for.
 */
export type JobHandler = (data: unknown, services: Services) => Promise<void>;
