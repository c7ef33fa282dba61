import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What a server counts and times, for Prometheus. */
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
      help: "Time to answer requests, by the template of their route.",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    }),
    commits: new Histogram({
      name: "epb_store_transaction_duration_seconds",
      help: "Time of transactions of the store until they last, by outcome: stored, conflict, failed.",
      labelNames: ["outcome"],
      buckets: SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: "epb_job_duration_seconds",
      help: "Time of jobs, by kind and outcome: done, failed. Messages are jobs of the kind mail.send.",
      labelNames: ["kind", "outcome"],
      buckets: SECONDS,
      registers,
    }),
    jobCounts: new Counter({
      name: "epb_job_items_total",
      help: "What jobs have counted, by their kind: what a sweep has removed, what a recalculation has come to.",
      labelNames: ["kind", "what"],
      registers,
    }),
  };
}
