import type { Context, Middleware, Next } from "koa";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { JobHandlers } from "../../background/job-handler.js";
import { routeOf } from "../../http/middleware/request-notes.js";

/** Metrics of a server, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly commits: Histogram<"outcome">;
  readonly jobs: Histogram<"kind" | "outcome">;
  readonly jobCounts: Counter<"kind" | "what">;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one process, with those of Node: event loop lag, memory, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "epb_http_request_duration_seconds",
      help: "Response time of requests, by route template.",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    }),
    commits: new Histogram({
      name: "epb_store_transaction_duration_seconds",
      help: "Duration of store transactions until the data is durable, by outcome: stored, conflict, failed.",
      labelNames: ["outcome"],
      buckets: SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: "epb_job_duration_seconds",
      help: "Duration of jobs, by kind and outcome: done, failed. Emails are jobs of the kind mail.send.",
      labelNames: ["kind", "outcome"],
      buckets: SECONDS,
      registers,
    }),
    jobCounts: new Counter({
      name: "epb_job_items_total",
      help: "Items that jobs processed, by kind of job: items removed by a sweep, projects processed by a recalculation.",
      labelNames: ["kind", "what"],
      registers,
    }),
  };
}

/** The handlers, with their time, their outcome and what they have counted. */
export function measureJobs<World>(
  handlers: JobHandlers<World>,
  { jobs, jobCounts }: Pick<Metrics, "jobs" | "jobCounts">,
): JobHandlers<World> {
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [
      kind,
      async (data: unknown, world: World) => {
        const stop = jobs.startTimer({ kind });
        try {
          const counts = await handle(data, world);
          stop({ outcome: "done" });
          for (const [what, count] of Object.entries(counts ?? {})) {
            if (typeof count === "number") jobCounts.inc({ kind, what }, count);
          }
        } catch (error) {
          stop({ outcome: "failed" });
          throw error;
        }
      },
    ]),
  );
}

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
