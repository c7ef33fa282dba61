import type { Context, Middleware, Next } from "koa";
import { routeOf } from "../../http/middleware/request-notes.js";
import type { Metrics } from "./metrics.js";

/** Times every request, by the template of its route: addresses themselves would be endless, and hold tokens. */
export function measureRequests({ requests }: Pick<Metrics, "requests">): Middleware {
  return async (context: Context, next: Next): Promise<void> => {
    const stop = requests.startTimer();
    await next();
    stop({ method: methodOf(context), route: routeOf(context), status: context.status });
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Clients can invent methods; each would be a separate series. */
const methodOf = ({ method }: Context): string => (METHODS.has(method) ? method : "other");
