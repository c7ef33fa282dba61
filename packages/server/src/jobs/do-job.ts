import type { Services } from "../services.js";
import type { Job } from "../store/store.js";

/** What doing jobs itself needs of the world. */
export type JobWorld = Pick<Services, "store" | "now" | "log">;

/** What is done for each kind of job, with what the handlers need of the world. */
export type JobHandlers<World> = Readonly<Record<string, (data: unknown, world: World) => Promise<unknown>>>;

/** Does a job, and gives a sign from time to time that it is still being done. */
export async function doJob<World extends JobWorld>(
  { kind, data }: Pick<Job, "kind" | "data">,
  handlers: JobHandlers<World>,
  world: World,
  keepAlive: () => Promise<void>,
  signEvery: number,
): Promise<void> {
  const handler = Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;
  if (handler === undefined) throw new Error(`This server does not know jobs of the kind "${kind}".`);
  // Without the sign the job is done again elsewhere, which it has to bear anyway.
  const sign = async (): Promise<void> => {
    await keepAlive().catch((error: unknown) => world.log.warn({ kind, error: messageOf(error) }, "job gave no sign"));
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
