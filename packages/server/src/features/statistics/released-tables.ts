import type { Store } from "../../store/store.js";
import type { Aggregate } from "./aggregates.js";
import { inSlices, type Steps } from "./in-slices.js";
import { readAggregates } from "./read-aggregates.js";
import { withBins } from "./released-bins.js";
import { type ReleasedTable, releasedTable } from "./released-table.js";
import type { StatisticsServices } from "./statistics-services.js";
import { SIZE_TABLE } from "./tables.js";

type Needs = Pick<StatisticsServices, "store" | "config" | "now">;

/** What may be told of a subject: its tables by name, all of one moment. */
export type ReleasedTables = Readonly<Record<string, ReleasedTable>>;

/** So long everybody is told the same. Milliseconds. */
const FRESH_FOR = 60_000;

/** So long somebody is told the same rather than wait for what is being found out. Milliseconds. */
export const SERVED_FOR: number = 10 * FRESH_FOR;

interface CachedTables {
  readonly from: number;
  readonly minimum: number;
  readonly tables: Promise<ReleasedTables>;
  /** What takes its place, while it is being found out. */
  replacement?: Promise<ReleasedTables>;
}

/**
 * Tables that may be released, by subject. Many who ask at once get the result of one calculation. After a minute it is
 * calculated again, and whoever asks meanwhile gets the result before; after ten minutes they wait.
 *
 * @spec P §1 "project data has commercial value"
 */
export class ReleasedTablesCache {
  readonly #bySubject = new Map<string, CachedTables>();

  tablesOf(subject: string, services: Needs): Promise<ReleasedTables> {
    return this.#cached(subject, services).tables;
  }

  /** The same, and waits for a calculation under way. */
  async renewedTablesOf(subject: string, services: Needs): Promise<ReleasedTables> {
    const { tables, replacement } = this.#cached(subject, services);
    return replacement ?? tables;
  }

  #cached(subject: string, { store, config, now }: Needs): CachedTables {
    const from = now().getTime();
    const minimum = config.minimumGroupSize;
    const calculate = (): CachedTables => ({ from, minimum, tables: release(subject, store, minimum) });
    const cached = this.#bySubject.get(subject);
    if (cached === undefined || cached.minimum !== minimum || from - cached.from >= SERVED_FOR) {
      const next = calculate();
      this.#bySubject.set(subject, next);
      // A failure is tried again by the next who asks. Where nothing is counted yet, it takes no time to look again.
      const forget = (): boolean => this.#bySubject.get(subject) === next && this.#bySubject.delete(subject);
      next.tables.then((tables) => Object.keys(tables).length === 0 && forget(), forget);
      return next;
    }
    if (from - cached.from >= FRESH_FOR && cached.replacement === undefined) {
      const next = calculate();
      cached.replacement = next.tables;
      next.tables.then(
        () => this.#bySubject.set(subject, next),
        () => delete cached.replacement,
      );
    }
    return cached;
  }
}

/** Work is told with its distributions. */
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
