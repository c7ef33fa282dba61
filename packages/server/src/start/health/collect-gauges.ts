import { Gauge } from "prom-client";
import { FAILED_JOBS } from "../../background/failed-jobs.js";
import { SESSIONS } from "../../features/accounts/sessions.js";
import { latestRun } from "../../features/recalculation/recalculations.js";
import { sumOf } from "../../features/recalculation/runs.js";
import type { Services } from "../../http/services.js";
import type { Metrics } from "./metrics.js";

/** Metrics that are computed when they are requested. */
export function collectGauges({ registry }: Metrics, { store, config, now }: Services): void {
  new Gauge({
    name: "epb_sessions",
    help: "Active sessions: used within the idle limit.",
    registers: [registry],
    async collect() {
      const from = new Date(now().getTime() - config.session.idleLimit).toISOString();
      this.set(await store.count(SESSIONS, [{ column: "lastUsedAt", from }]));
    },
  });
  new Gauge({
    name: "epb_failed_jobs",
    help: "Failed jobs that wait for an administrator.",
    registers: [registry],
    async collect() {
      this.set(await store.count(FAILED_JOBS));
    },
  });
  new Gauge({
    name: "epb_recalculation_projects",
    help: "Projects of the last recalculation: total, and processed (looked).",
    labelNames: ["what"],
    registers: [registry],
    async collect() {
      const run = (await latestRun(store))?.document;
      if (run === undefined) return;
      this.set({ what: "total" }, run.total);
      this.set({ what: "looked" }, sumOf(run.tally));
    },
  });
}
