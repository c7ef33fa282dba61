import { ECM_BENCHMARKS, PROJECT_BENCHMARKS, STATE_ROLLUP, STATISTICS } from "@epb/contract";
import { presentBenchmarks } from "../../features/statistics/present-benchmarks.js";
import { presentProjectBenchmarks } from "../../features/statistics/present-project-benchmarks.js";
import { presentStateRollup, presentStatistics } from "../../features/statistics/present-statistics.js";
import { type Route, route } from "../../http/route.js";

export const STATISTICS_ROUTES: readonly Route[] = [
  route(STATISTICS, async ({ query }, services) => presentStatistics(query, services)),
  route(ECM_BENCHMARKS, async ({ query }, services) => presentBenchmarks(query, services)),
  route(PROJECT_BENCHMARKS, async ({ params }, services) => presentProjectBenchmarks(params.id, services)),
  route(STATE_ROLLUP, async (_, services) => presentStateRollup(services)),
];
