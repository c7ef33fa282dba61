import type { Job } from "../store/store.js";
import type { StoreServices } from "../store/store-services.js";
import type { JobHandlers } from "./job-handler.js";

/** Services that running a job needs. */
export type JobWorld = Pick<StoreServices, "store" | "now" | "log">;

/** Runs a job, and regularly signals that the job is still in progress. */
export async function doJob<World extends JobWorld>(
  { kind, data }: Pick<Job, "kind" | "data">,
  handlers: JobHandlers<World>,
  world: World,
  keepAlive: () => Promise<void>,
  signEvery: number,
): Promise<void> {
  const handler = Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;
  if (handler === undefined) throw new Error(`This server does not know jobs of the type "${kind}".`);
  // Without the signal, another worker repeats the job; handlers must allow that anyway.
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
