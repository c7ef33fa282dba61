import type { RouteObject } from "react-router-dom";
import { RequireOk } from "../layout/guards.js";
import { scene } from "./scene.js";

/** Figures of all projects together, for everybody who is logged in: the server tells nobody else. @spec P §2 "historic project statistics", "ECM price benchmarking tool", "state rollup report" */
export const STATISTICS_ROUTES: readonly RouteObject[] = [
  {
    element: <RequireOk />,
    children: [
      {
        path: "/benchmarking",
        ...scene(
          async () => (await import("../scenes/statistics/historic-statistics-scene.js")).HistoricStatisticsScene,
        ),
      },
      {
        path: "/ecm-benchmarking",
        ...scene(async () => (await import("../scenes/statistics/ecm-benchmarking-scene.js")).EcmBenchmarkingScene),
      },
      {
        path: "/state-rollup",
        ...scene(async () => (await import("../scenes/statistics/state-rollup-scene.js")).StateRollupScene),
      },
    ],
  },
];
