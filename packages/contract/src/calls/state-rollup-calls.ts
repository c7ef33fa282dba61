import { stateRollupSchema } from "../schemas/statistics.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

/** @spec P §2 "state rollup report" */
export const STATE_ROLLUP = call({
  name: "stateRollup",
  method: "GET",
  path: "/api/state-rollup",
  summary: "Approved projects by state: number, price, savings, and greenhouse gas savings.",
  policy: { kind: "user" },
  reply: stateRollupSchema,
});

export const STATE_ROLLUP_CALLS: CallGroup = { area: "Reports and statistics", calls: [STATE_ROLLUP] };
