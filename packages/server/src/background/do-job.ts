import type { Job } from "../store/store.js";
import type { StoreServices } from "../store/store-services.js";
import type { JobHandlers } from "./job-handler.js";

/** What doing jobs itself needs of the world. */
export type JobWorld = Pick<StoreServices, "store" | "now" | "log">;

/** Does a job, and gives a sign from time to time that it is still being done. */
export async function doJob<World extends JobWorld>(
  { kind, data }: Pick<Job, "kind" | "data">,
  handlers: JobHandlers<World>,
  world: World,
  keepAlive: () => Promise<void>,
  signEvery: number,
): Promise<void> {
  const handler = Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;
  if (handler === undefined) throw new Error(`This server does not know jobs of the type "${kind}".`);
  // Without the sign the job is done again elsewhere, which it has to bear anyway.
  const sign = async (): Promise<void> => {
    await keepAlive().catch((error: unknown) =>
      world.log.warn({ kind, error: messageOf(error) }, "job stopped responding"),
    );
  };
  let signs = Promise.resolve();
  const timer = setInterval(() => {
    signs = signs.then(sign);
  }, signEvery);
  try {
    await handler(data, world);
  } finally {
    clearInterval(timer);
    await signs;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
