import type { Context, Next } from "koa";
import type { Services } from "../services.js";
import { routeOf, userOf } from "./request-notes.js";

/** Routes that monitoring requests many times a minute. */
const QUIET_ROUTES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Logs a line for each request: user id and route template, never the URL, because URLs contain tokens and email
 * addresses. The reply includes the request id, so that a person can quote it.
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

/** Id of the request, in its reply and in the log. */
export function requestIdOf(context: Context): string {
  return String(context.response.get("X-Request-Id"));
}
