import { Gauge } from "prom-client";
import { SESSIONS } from "../accounts/sessions.js";
import type { Services } from "../services.js";
import type { Metrics } from "./metrics.js";

/** Numbers that are looked up when somebody asks for the metrics. */
export function collectGauges({ registry }: Metrics, { store, config, now }: Services): void {
  new Gauge({
    name: "epb_sessions",
    help: "Sessions that were in use within the idle limit.",
    registers: [registry],
    async collect() {
      const from = new Date(now().getTime() - config.session.idleLimit).toISOString();
      this.set(await store.count(SESSIONS, [{ column: "lastUsedAt", from }]));
    },
  });
}
