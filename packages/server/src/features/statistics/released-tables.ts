import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import type { Reader, Store } from "../../store/store.js";
import { AGGREGATES, type Aggregate, readEpochs } from "./aggregates.js";
import { inSlices, type Steps } from "./in-slices.js";
import { withBins } from "./released-bins.js";
import { type ReleasedTable, releasedTable } from "./released-table.js";
import type { StatisticsServices } from "./statistics-services.js";
import { SIZE_TABLE } from "./tables.js";

/** More than the product of all years, states, kinds, and segments. */
const MOST_AGGREGATES = 10_000;

/** Aggregates of subjects, all read at the same time, so that released figures are consistent. */
async function readAggregates(subjects: readonly string[], reader: Reader): Promise<readonly Aggregate[]> {
  const { published } = await readEpochs(reader);
  const { items } = await reader.find(AGGREGATES, {
    where: [{ column: "subject", anyOf: subjects.map((subject) => `${published}/${subject}`) }],
    limit: MOST_AGGREGATES,
  });
  // A rebuild that ends now deletes the old aggregates, and a partial set would give wrong figures.
  if ((await readEpochs(reader)).published !== published) return readAggregates(subjects, reader);
  return items.map(({ document }) => document);
}

type Needs = Pick<StatisticsServices, "store" | "config">;

/** Released tables of a subject by name, all of the same time. */
export type ReleasedTables = Readonly<Record<string, ReleasedTable>>;

/** Time for which a released table is served before it is recalculated, in milliseconds. */
const FRESH_FOR = 60_000;

/** To the library, an entry is stale when it is older than this. */
const TIME_TO_LIVE = FRESH_FOR - 1;

/** Maximum age of a table that is served during its recalculation, in milliseconds. */
export const SERVED_FOR: number = 10 * FRESH_FOR;

/** Tables by subject and minimum, in the time of the server's clock. */
type Cache = LRUCache<string, ReleasedTables, () => Promise<ReleasedTables>>;

/**
 * Cache of released tables, by subject. Requests at the same time share one calculation. After one minute the next
 * request starts a recalculation, and requests in the meantime get the earlier result; after ten minutes they wait.
 *
 * @spec P §1 "project data has commercial value"
 */
export class ReleasedTablesCache {
  readonly #cache: Cache;

  constructor(now: () => Date) {
    this.#cache = new LRUCache({
      max: CACHE_SIZES.statisticsEntries,
      ttl: TIME_TO_LIVE,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
      // After a failure, the next request retries. The earlier result remains.
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { context: calculate }) => {
        const tables = await calculate();
        // An empty result is not cached: without counted projects, a recalculation is quick.
        return stale === undefined && Object.keys(tables).length === 0 ? undefined : tables;
      },
    });
  }

  tablesOf(subject: string, needs: Needs): Promise<ReleasedTables> {
    const age = TIME_TO_LIVE - this.#cache.getRemainingTTL(keyOf(subject, needs));
    return this.#tables(subject, needs, age < SERVED_FOR);
  }

  /** Waits for a recalculation and returns its result. */
  renewedTablesOf(subject: string, needs: Needs): Promise<ReleasedTables> {
    return this.#tables(subject, needs, false);
  }

  async #tables(subject: string, needs: Needs, allowStale: boolean): Promise<ReleasedTables> {
    const context = (): Promise<ReleasedTables> => release(subject, needs.store, needs.config.minimumGroupSize);
    return (await this.#cache.fetch(keyOf(subject, needs), { context, allowStale })) ?? {};
  }
}

const keyOf = (subject: string, { config }: Needs): string => `${config.minimumGroupSize} ${subject}`;

/** Tables of work include their distributions. */
function* distributed(aggregates: readonly Aggregate[], minimum: number): Steps<ReleasedTable> {
  return yield* withBins(yield* releasedTable(aggregates, minimum), aggregates, minimum);
}

async function release(subject: string, store: Store, minimum: number): Promise<ReleasedTables> {
  const aggregates = await readAggregates([subject], store);
  const released: Record<string, ReleasedTable> = {};
  for (const name of new Set(aggregates.map(({ table }) => table))) {
    const ofTable = aggregates.filter(({ table }) => table === name);
    released[name] = await inSlices(
      name === SIZE_TABLE ? distributed(ofTable, minimum) : releasedTable(ofTable, minimum),
    );
  }
  return released;
}
