import { ECM_BENCHMARKS, PROJECT_BENCHMARKS, STATE_ROLLUP, STATISTICS } from "@epb/contract";
import { type Route, route } from "../../routing/route.js";
import { tellBenchmarks } from "../../statistics/tell-benchmarks.js";
import { tellProjectBenchmarks } from "../../statistics/tell-project-benchmarks.js";
import { tellStateRollup, tellStatistics } from "../../statistics/tell-statistics.js";

export const STATISTICS_ROUTES: readonly Route[] = [
  route(STATISTICS, async ({ query }, services) => tellStatistics(query, services)),
  route(ECM_BENCHMARKS, async ({ query }, services) => tellBenchmarks(query, services)),
  route(PROJECT_BENCHMARKS, async ({ params }, services) => tellProjectBenchmarks(params.id, services)),
  route(STATE_ROLLUP, async (_, services) => tellStateRollup(services)),
];
