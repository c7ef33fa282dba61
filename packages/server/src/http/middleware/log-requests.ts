import type { Context, Next } from "koa";
import type { Services } from "../services.js";
import { routeOf, userOf } from "./request-notes.js";

/** What is asked many times a minute to see whether the server is well. */
const QUIET_ROUTES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * A line for each request: who made it, by an id, and the template of its route, never its address, because addresses hold tokens and e-mails. The id
 * of the request stands in the reply as well, so that a person can quote it.
 */
export function logRequests({ log, now, random }: Pick<Services, "log" | "now" | "random">) {
  return async (context: Context, next: Next): Promise<void> => {
    const started = now().getTime();
    const request = random.uuid();
    context.set("X-Request-Id", request);
    await next();
    const route = routeOf(context);
    const level = QUIET_ROUTES.has(route) && context.status < 400 ? "debug" : "info";
    const milliseconds = now().getTime() - started;
    const user = userOf(context);
    const who = user !== undefined && { user };
    log[level]({ request, ...who, method: context.method, route, status: context.status, milliseconds }, "request");
  };
}

/** The id of the request, as its reply and the log have it. */
export function requestIdOf(context: Context): string {
  return String(context.response.get("X-Request-Id"));
}
