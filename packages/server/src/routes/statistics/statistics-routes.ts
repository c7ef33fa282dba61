import { ECM_BENCHMARKS, PROJECT_BENCHMARKS, STATE_ROLLUP, STATISTICS } from "@epb/contract";
import { presentBenchmarks } from "../../features/statistics/present-benchmarks.js";
import { presentProjectBenchmarks } from "../../features/statistics/present-project-benchmarks.js";
import { presentStateRollup, presentStatistics } from "../../features/statistics/present-statistics.js";
import { jsonRoute, type Route } from "../../http/route.js";

export const STATISTICS_ROUTES: readonly Route[] = [
  jsonRoute(STATISTICS, async ({ query }, services) => presentStatistics(query, services)),
  jsonRoute(ECM_BENCHMARKS, async ({ query }, services) => presentBenchmarks(query, services)),
  jsonRoute(PROJECT_BENCHMARKS, async ({ params }, services) => presentProjectBenchmarks(params.id, services)),
  jsonRoute(STATE_ROLLUP, async (_, services) => presentStateRollup(services)),
];
