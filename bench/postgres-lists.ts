import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { presentBenchmarks } from "../packages/server/src/features/statistics/present-benchmarks.js";
import {
  presentStateRollup,
  presentStatistics,
} from "../packages/server/src/features/statistics/present-statistics.js";
import { ReleasedTablesCache } from "../packages/server/src/features/statistics/released-tables.js";
import { SUBJECTS } from "../packages/server/src/features/statistics/tables.js";
import type { Services } from "../packages/server/src/http/services.js";
import { ALL_COLLECTIONS } from "../packages/server/src/start/all-collections.js";
import { openPostgresStore } from "../packages/server/src/store/postgres/postgres-store.js";
import type { Store } from "../packages/server/src/store/store.js";
import { fillAggregates } from "../packages/server/testing/many-aggregates.js";
import { fillProjects } from "../packages/server/testing/many-projects.js";
import { startPostgres } from "../packages/server/testing/start-postgres.js";
import { interleave, printRows, type Row } from "./measure.js";
import { listKinds, slowest } from "./project-lists.js";

const GOAL = "≤ 50";

/** First pages of lists, and statistics, on PostgreSQL. @see performance §4 */
export async function benchPostgresLists(projects: number, rounds: number): Promise<void> {
  const server = await startPostgres();
  try {
    const url = await server.createDatabase();
    await fillProjects(url, projects);
    const store = await openPostgresStore(url, { collections: ALL_COLLECTIONS });
    await fillAggregates(store);
    printRows(
      `PostgreSQL, ${projects} projects, milliseconds (performance §4)`,
      await measurePostgres(store, projects, rounds),
    );
    await store.close();
  } finally {
    await server.stop();
  }
}

/** A row for each kind of query, with the slowest of its kind. */
async function measurePostgres(store: Store, projects: number, rounds: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { what, ways } of listKinds(store, projects)) {
    const { name, time } = slowest(await interleave(ways, { rounds, warmUp: 1 }));
    rows.push({
      what: `${what} (${Object.keys(ways).length}), slowest: ${name}`,
      measured: time.toFixed(1),
      goal: GOAL,
    });
  }
  return [...rows, ...(await measureStatistics(store, rounds))];
}

/** Statistics of all projects: computed in the background, and then requested. */
async function measureStatistics(store: Store, rounds: number): Promise<readonly Row[]> {
  const services = servicesOf(store);
  const ways = {
    statistics: () => presentStatistics({}, services),
    "state roll-up": () => presentStateRollup(services),
    "benchmarks of one technology": () => presentBenchmarks({ technologyTypeId: 1 }, services),
    "benchmarks of all technologies": () => presentBenchmarks({}, services),
  };
  const start = performance.now();
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  for (const subject of SUBJECTS) await services.releasedTables.tablesOf(subject, services);
  stalls.disable();
  const foundOutIn = performance.now() - start;
  const told = await interleave(ways, { rounds, warmUp: 1 });
  return [
    ...Object.entries(told).map(([what, time]) => ({ what, measured: time.toFixed(1), goal: GOAL })),
    { what: "all of them found out, in the background", measured: foundOutIn.toFixed(0), goal: "" },
    { what: "longest stall meanwhile", measured: (stalls.max / 1e6).toFixed(1), goal: "≤ 10" },
  ];
}

function servicesOf(store: Store): Services {
  return {
    store,
    now: () => new Date(),
    config: { minimumGroupSize: 5 },
    releasedTables: new ReleasedTablesCache(),
  } as unknown as Services;
}
