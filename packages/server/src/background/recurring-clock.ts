import type { StoreServices } from "../store/store-services.js";
import { messageOf } from "./do-job.js";
import { enqueueRecurring, type Recurrence } from "./recurring-jobs.js";
import { WorkerLoop } from "./worker-loop.js";

/** Interval of the check for a new period, in milliseconds. */
const LOOK_EVERY = 60_000;

/** Enqueues the recurring jobs when they are due, in each process that runs jobs. */
export class RecurringClock {
  readonly #loop: WorkerLoop;

  constructor(
    recurrences: readonly Recurrence[],
    services: Pick<StoreServices, "store" | "now" | "log">,
    enqueueMore: () => Promise<unknown>,
  ) {
    const look = async (): Promise<boolean> => {
      await enqueueRecurring(recurrences, services);
      await enqueueMore();
      return false;
    };
    const onError = (error: unknown): void =>
      services.log.error({ error: messageOf(error) }, "recurring jobs could not be queued");
    this.#loop = new WorkerLoop(look, LOOK_EVERY, onError);
  }

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }
}
