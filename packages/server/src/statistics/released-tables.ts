import type { Services } from "../services.js";
import type { Store } from "../store/store.js";
import type { Aggregate } from "./aggregates.js";
import { inSlices, type Steps } from "./in-slices.js";
import { readAggregates } from "./read-aggregates.js";
import { withBins } from "./released-bins.js";
import { type ReleasedTable, releasedTable } from "./released-table.js";
import { SIZE_TABLE } from "./tables.js";

/** What may be told of a subject: its tables by name, all of one moment. */
export type ReleasedTables = Readonly<Record<string, ReleasedTable>>;

/** So long everybody is told the same. Milliseconds. */
const FRESH_FOR = 60_000;

/** So long somebody is told the same rather than wait for what is being found out. Milliseconds. */
export const TOLD_FOR: number = 10 * FRESH_FOR;

interface Kept {
  readonly from: number;
  readonly minimum: number;
  readonly tables: Promise<ReleasedTables>;
  /** What takes its place, while it is being found out. */
  replacement?: Promise<ReleasedTables>;
}
const KEPT = new WeakMap<Store, Map<string, Kept>>();

/**
 * What may be told of a subject: many who ask at once are told what was found out once. After a minute it is found out
 * anew, and who asks meanwhile is told what there is; after ten they wait.
 *
 * @spec P §1 "project data has commercial value and is not released publicly without consent of the contract parties, except in aggregate"
 */
export function releasedTables(subject: string, services: Services): Promise<ReleasedTables> {
  return keptTables(subject, services).tables;
}

/** The same, and waits for what is being found out anew. */
export async function renewedTables(subject: string, services: Services): Promise<ReleasedTables> {
  const { tables, replacement } = keptTables(subject, services);
  return replacement ?? tables;
}

function keptTables(subject: string, { store, config, now }: Services): Kept {
  const from = now().getTime();
  const minimum = config.minimumGroupSize;
  const ofStore = KEPT.get(store) ?? new Map<string, Kept>();
  KEPT.set(store, ofStore);
  const findOut = (): Kept => ({ from, minimum, tables: release(subject, store, minimum) });
  const kept = ofStore.get(subject);
  if (kept === undefined || kept.minimum !== minimum || from - kept.from >= TOLD_FOR) {
    const found = findOut();
    ofStore.set(subject, found);
    // What failed is tried again by the next who asks. Where nothing is counted yet, it takes no time to look again.
    const forget = (): boolean => ofStore.get(subject) === found && ofStore.delete(subject);
    found.tables.then((tables) => Object.keys(tables).length === 0 && forget(), forget);
    return found;
  }
  if (from - kept.from >= FRESH_FOR && kept.replacement === undefined) {
    const found = findOut();
    kept.replacement = found.tables;
    found.tables.then(
      () => ofStore.set(subject, found),
      () => delete kept.replacement,
    );
  }
  return kept;
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
