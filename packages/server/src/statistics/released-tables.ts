import type { Services } from "../services.js";
import type { Store } from "../store/store.js";
import { inSlices } from "./in-slices.js";
import { readAggregates } from "./read-aggregates.js";
import { type ReleasedTable, releasedTable } from "./released-table.js";

/** What may be told of a subject: its tables by name, all of one moment. */
export type ReleasedTables = Readonly<Record<string, ReleasedTable>>;

/** So long everybody is told the same. Milliseconds. */
const FRESH_FOR = 60_000;

/** So long somebody is told the same rather than wait for what is being found out. Milliseconds. */
const TOLD_FOR = 10 * FRESH_FOR;

interface Kept {
  readonly from: number;
  readonly minimum: number;
  readonly tables: Promise<ReleasedTables>;
  /** What takes its place is being found out. */
  isReplaced: boolean;
}
const KEPT = new WeakMap<Store, Map<string, Kept>>();

/**
 * What may be told of a subject: many who ask at once are told what was found out once. After a minute it is found out
 * anew, and who asks meanwhile is told what there is; after ten they wait.
 *
 * @spec P §1 "project data has commercial value and is not released publicly without consent of the contract parties, except in aggregate"
 */
export function releasedTables(subject: string, { store, config, now }: Services): Promise<ReleasedTables> {
  const from = now().getTime();
  const minimum = config.minimumGroupSize;
  const ofStore = KEPT.get(store) ?? new Map<string, Kept>();
  KEPT.set(store, ofStore);
  const findOut = (): Kept => ({ from, minimum, tables: release(subject, store, minimum), isReplaced: false });
  const kept = ofStore.get(subject);
  if (kept === undefined || kept.minimum !== minimum || from - kept.from >= TOLD_FOR) {
    const found = findOut();
    ofStore.set(subject, found);
    // What failed is tried again by the next who asks.
    found.tables.catch(() => ofStore.delete(subject));
    return found.tables;
  }
  if (from - kept.from >= FRESH_FOR && !kept.isReplaced) {
    kept.isReplaced = true;
    const found = findOut();
    found.tables.then(
      () => ofStore.set(subject, found),
      () => {
        kept.isReplaced = false;
      },
    );
  }
  return kept.tables;
}

async function release(subject: string, store: Store, minimum: number): Promise<ReleasedTables> {
  const aggregates = await readAggregates([subject], store);
  const released: Record<string, ReleasedTable> = {};
  for (const name of new Set(aggregates.map(({ table }) => table))) {
    const ofTable = aggregates.filter(({ table }) => table === name);
    released[name] = await inSlices(releasedTable(ofTable, minimum));
  }
  return released;
}
