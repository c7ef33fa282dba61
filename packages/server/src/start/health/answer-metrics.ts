import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Middleware, Next } from "koa";
import { notFound } from "../../base/api-error.js";
import { setRoute } from "../../http/middleware/request-notes.js";
import type { Metrics } from "./metrics.js";

export interface MetricsAccess {
  readonly token?: string;
  /** Behind a proxy every request seems to come from near by. */
  readonly trustsProxy: boolean;
}

/** `/metrics`, as Prometheus reads them: to who has the token, and to this machine. To others they are not there. */
export function answerMetrics({ registry }: Pick<Metrics, "registry">, access: MetricsAccess): Middleware {
  const answer = async (context: Context): Promise<void> => {
    if (!mayRead(context, access)) throw notFound();
    context.set("Cache-Control", "no-store");
    context.set("Content-Type", registry.contentType);
    context.body = await registry.metrics();
  };
  return (context: Context, next: Next): Promise<void> => {
    if (context.path !== "/metrics") return next();
    setRoute(context, "/metrics");
    return answer(context);
  };
}

function mayRead(context: Context, { token, trustsProxy }: MetricsAccess): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(context.get("Authorization")) ?? [];
  if (token !== undefined && given !== undefined) return isSame(given, token);
  return token === undefined && !trustsProxy && isFromThisMachine(context);
}

function isFromThisMachine({ req }: Context): boolean {
  const wasForwarded = ["forwarded", "x-forwarded-for", "via"].some((name) => req.headers[name] !== undefined);
  const address = req.socket.remoteAddress ?? "";
  return !wasForwarded && /^(::ffff:)?127\.|^::1$/.test(address);
}

/** Compares hashes, which have one length, in one time. */
function isSame(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
