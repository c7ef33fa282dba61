import { messageOf } from "../../background/do-job.js";
import { WorkerLoop } from "../../background/worker-loop.js";
import type { StatisticsServices } from "./statistics-services.js";
import { PROJECTS_SUBJECT, SUBJECTS } from "./tables.js";

/** Interval in which all tables are refreshed, in milliseconds. */
const REFRESHED_EVERY = 300_000;

/**
 * Makes due releases and calculates their tables before a request needs them: one subject after the other, in each
 * process that serves requests. After a failure, it continues with the same subject.
 */
export class ReleasedTablesRefresher {
  readonly #loop: WorkerLoop;

  /** @param every - Interval in which all tables are refreshed, in milliseconds. */
  constructor(services: StatisticsServices, every: number = REFRESHED_EVERY) {
    let next = 0;
    const findOut = async (): Promise<boolean> => {
      await services.releasedTables.tablesOf(SUBJECTS[next] ?? PROJECTS_SUBJECT, services);
      next = (next + 1) % SUBJECTS.length;
      return next > 0;
    };
    const onError = (error: unknown): void =>
      services.log.error({ error: messageOf(error) }, "released statistics could not be prepared");
    this.#loop = new WorkerLoop(findOut, every, onError);
  }

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }
}
