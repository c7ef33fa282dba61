import { TechnologyType } from "@epb/engine";
import { messageOf } from "../../background/do-job.js";
import { WorkerLoop } from "../../background/worker-loop.js";
import { SERVED_FOR } from "./released-tables.js";
import type { StatisticsServices } from "./statistics-services.js";
import { PROJECTS_SUBJECT, technologySubject } from "./tables.js";

/** All subjects with released tables. */
export const SUBJECTS: readonly string[] = [
  PROJECTS_SUBJECT,
  ...Object.values(TechnologyType).map((technology) => technologySubject(technology)),
];

/**
 * Refreshes the released tables before a request needs them and before they are too old, so that no request waits: one
 * subject after the other, in each process that serves requests. After a failure, it continues with the same subject.
 */
export class ReleasedTablesRefresher {
  readonly #loop: WorkerLoop;

  /** @param every - Interval in which all tables are refreshed, in milliseconds. */
  constructor(services: StatisticsServices, every: number = SERVED_FOR / 2) {
    let next = 0;
    const findOut = async (): Promise<boolean> => {
      await services.releasedTables.renewedTablesOf(SUBJECTS[next] ?? PROJECTS_SUBJECT, services);
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
