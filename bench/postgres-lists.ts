import type { Services } from "../packages/server/src/services.js";
import { tellBenchmarks } from "../packages/server/src/statistics/tell-benchmarks.js";
import { tellStateRollup, tellStatistics } from "../packages/server/src/statistics/tell-statistics.js";
import { ALL_COLLECTIONS } from "../packages/server/src/store/all-collections.js";
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

/** A row for each kind of question, with the slowest of its kind. */
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
  const told = await interleave(
    {
      statistics: () => tellStatistics({}, anew(store)),
      "state roll-up": () => tellStateRollup(anew(store)),
      "benchmarks of one technology": () => tellBenchmarks({ technologyTypeId: 1 }, anew(store)),
      "benchmarks of all technologies": () => tellBenchmarks({}, anew(store)),
    },
    { rounds, warmUp: 1 },
  );
  return [...rows, ...Object.entries(told).map(([what, time]) => ({ what, measured: time.toFixed(1), goal: GOAL }))];
}

/** What is told is kept for a minute, for each store; this one has told nothing yet. */
function anew(store: Store): Services {
  const fresh = { get: store.get.bind(store), find: store.find.bind(store) };
  return { store: fresh, now: () => new Date(), config: { minimumGroupSize: 5 } } as unknown as Services;
}
