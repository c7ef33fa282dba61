import type { StoreServices } from "../store/store-services.js";
import { messageOf } from "./do-job.js";
import { enqueueRecurring, type Recurrence } from "./recurring-jobs.js";
import { WorkerLoop } from "./worker-loop.js";

/** How often it is looked whether a period has begun. Milliseconds. */
const LOOK_EVERY = 60_000;

/** Sees to it, in each process that does jobs, that what nobody asks for is put into the queue when it is time. */
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
