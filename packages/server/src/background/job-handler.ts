/** Counts of a job, by name. */
export type JobCounts = Readonly<Record<string, number>>;

/**
 * Runs a job. A job may run more than once, even after it succeeded: the handler checks if work is left. If the handler
 * throws, the job is retried.
 *
 * @param world - Services that the handler needs.
 * @returns `JobCounts` are added to the metrics; other values are ignored.
 */
export type JobHandler<World> = (data: unknown, world: World) => Promise<unknown>;

/** Handlers by kind of job. */
export type JobHandlers<World> = Readonly<Record<string, JobHandler<World>>>;
