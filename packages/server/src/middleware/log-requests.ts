import type { Context, Next } from "koa";
import type { Services } from "../services.js";

/** A line for each request: the template of its route, never its address, because addresses hold tokens and e-mails. */
export function logRequests({ log, now }: Services) {
  return async (context: Context, next: Next): Promise<void> => {
    const started = now().getTime();
    await next();
    log.info({
      method: context.method,
      route: (context as { _matchedRoute?: unknown })._matchedRoute ?? "none",
      status: context.status,
      milliseconds: now().getTime() - started,
    });
  };
}
