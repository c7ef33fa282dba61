import type { Context, Middleware, Next } from "koa";
import { setRoute } from "../../http/middleware/request-notes.js";

/** Health of a server. */
export interface Health {
  /** Checks by name. A failed check rejects. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>;
  /** True after a stop signal: other servers should answer instead. */
  readonly isStopping: () => boolean;
}

/** Limit of a check, and lifetime of its cached result, because requests are not limited. Milliseconds. */
const CHECK_LIMIT = 5_000;
const HOLDS_FOR = 1_000;

/** `/healthz`: the process answers. `/readyz`: it can also work, so requests may be sent to it. */
export function answerHealth(health: Health, now: () => Date): Middleware {
  let last: { readonly at: number; readonly failing: Promise<readonly string[]> } | undefined;
  const failing = (): Promise<readonly string[]> => {
    const at = now().getTime();
    if (last === undefined || at - last.at >= HOLDS_FOR || at < last.at) last = { at, failing: failingChecks(health) };
    return last.failing;
  };
  const answerReady = async (context: Context): Promise<void> => {
    const names = health.isStopping() ? ["stopping"] : await failing();
    if (names.length === 0) answer(context, 200, { status: "ready" });
    else answer(context, 503, { status: "not ready", failing: names });
  };
  return (context: Context, next: Next): unknown => {
    const { path } = context;
    if (path !== "/healthz" && path !== "/readyz") return next();
    setRoute(context, path);
    return path === "/readyz" ? answerReady(context) : answer(context, 200, { status: "ok" });
  };
}

/** Makes clients of a stopping server open a new connection for the next request. */
export function endConnections({ isStopping }: Pick<Health, "isStopping">): Middleware {
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    if (isStopping()) context.set("Connection", "close");
  };
}

function answer(context: Context, status: number, body: object): void {
  context.set("Cache-Control", "no-store");
  context.status = status;
  context.body = body;
}

async function failingChecks({ checks }: Health): Promise<readonly string[]> {
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await passes(check)) ? undefined : name)),
  );
  return outcomes.filter((name) => name !== undefined);
}

async function passes(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_LIMIT, false);
  });
  const passed = check().then(
    () => true,
    () => false,
  );
  return Promise.race([passed, late]).finally(() => clearTimeout(timer));
}
