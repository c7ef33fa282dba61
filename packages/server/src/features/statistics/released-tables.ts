import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import { inSlices, type Steps } from "./in-slices.js";
import type { TallyCell } from "./releasable-changes.js";
import { withBins } from "./released-bins.js";
import { type ReleasedTable, releasedTable } from "./released-table.js";
import {
  isReleaseDue,
  LEAST_BETWEEN_RELEASES,
  releasedAggregates,
  releasedAt,
  releaseStatistics,
} from "./statistics-releases.js";
import type { StatisticsServices } from "./statistics-services.js";
import { SIZE_TABLE } from "./tables.js";

type Needs = Pick<StatisticsServices, "store" | "config" | "now">;

/** Released tables of a subject by name. */
export interface ReleasedTables {
  /** Time of the release, ISO 8601; absent before the first one. */
  readonly asOf?: string;
  readonly tables: Readonly<Record<string, ReleasedTable>>;
}

const NOTHING: ReleasedTables = { tables: {} };

/**
 * Cache of released tables, by release and subject. Requests at the same time share one calculation.
 *
 * @spec P §1 "project data has commercial value"
 */
export class ReleasedTablesCache {
  readonly #cache = new LRUCache<string, ReleasedTables, () => Promise<ReleasedTables>>({
    max: CACHE_SIZES.statisticsEntries,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: calculate }) => calculate(),
  });
  #releasing: Promise<void> | undefined;
  /** Time from which changes are looked at again, in milliseconds: perhaps none of them could be released. */
  #nextLook = 0;

  /** Tables of the last release. Makes a release first if enough projects have changed. */
  async tablesOf(subject: string, needs: Needs): Promise<ReleasedTables> {
    const { store, config, now } = needs;
    const minimum = config.minimumGroupSize;
    if (now().getTime() >= this.#nextLook && (await isReleaseDue(store, minimum, now()))) await this.#release(needs);
    const asOf = await releasedAt(store);
    if (asOf === undefined) return NOTHING;
    const context = async (): Promise<ReleasedTables> => ({
      asOf,
      tables: await released(await releasedAggregates(subject, store), minimum),
    });
    return (await this.#cache.fetch(`${asOf} ${minimum} ${subject}`, { context })) ?? NOTHING;
  }

  #release({ store, config, now }: Needs): Promise<void> {
    const release = (): Promise<void> =>
      store.transact((transaction) => releaseStatistics(transaction, config.minimumGroupSize, now()));
    this.#releasing ??= release().finally(() => {
      this.#releasing = undefined;
      this.#nextLook = now().getTime() + LEAST_BETWEEN_RELEASES;
    });
    return this.#releasing;
  }
}

/** Tables of work include their distributions. */
function* distributed(aggregates: readonly TallyCell[], minimum: number): Steps<ReleasedTable> {
  return yield* withBins(yield* releasedTable(aggregates, minimum), aggregates, minimum);
}

async function released(aggregates: readonly TallyCell[], minimum: number): Promise<ReleasedTables["tables"]> {
  const tables: Record<string, ReleasedTable> = {};
  for (const name of new Set(aggregates.map(({ table }) => table))) {
    const ofTable = aggregates.filter(({ table }) => table === name);
    tables[name] = await inSlices(
      name === SIZE_TABLE ? distributed(ofTable, minimum) : releasedTable(ofTable, minimum),
    );
  }
  return tables;
}
