/** What a job has counted, by name. */
export type JobCounts = Readonly<Record<string, number>>;

/**
 * Does a job. It may be done more than once, also after it was done: a handler looks whether there is still something to
 * do. What it throws, it is tried again for.
 *
 * @param world - What the handler needs of the services.
 * @returns `JobCounts` go to the metrics; anything else goes nowhere.
 */
export type JobHandler<World> = (data: unknown, world: World) => Promise<unknown>;

/** Handlers by the kind of job. */
export type JobHandlers<World> = Readonly<Record<string, JobHandler<World>>>;
