import { setImmediate } from "node:timers/promises";
import type { Services } from "../services.js";
import type { Store } from "../store/store.js";
import { readAggregates } from "./read-aggregates.js";
import { type ReleasedTable, releasedTable } from "./released-table.js";

/** What may be told of a subject: its tables by name, all of one moment. */
export type ReleasedTables = Readonly<Record<string, ReleasedTable>>;

/** So long everybody is told the same. Milliseconds. */
const KEPT_FOR = 60_000;

interface Kept {
  readonly until: number;
  readonly minimum: number;
  readonly tables: Promise<ReleasedTables>;
}
const KEPT = new WeakMap<Store, Map<string, Kept>>();

/** What may be told of a subject, at most a minute old: many who ask at once are told what was found out once. */
export function releasedTables(subject: string, { store, config, now }: Services): Promise<ReleasedTables> {
  const time = now().getTime();
  const minimum = config.minimumGroupSize;
  const ofStore = KEPT.get(store) ?? new Map<string, Kept>();
  KEPT.set(store, ofStore);
  const kept = ofStore.get(subject);
  if (kept !== undefined && kept.until > time && kept.minimum === minimum) return kept.tables;
  const tables = release(subject, store, minimum);
  ofStore.set(subject, { until: time + KEPT_FOR, minimum, tables });
  // What failed is tried again by the next who asks.
  tables.catch(() => ofStore.delete(subject));
  return tables;
}

async function release(subject: string, store: Store, minimum: number): Promise<ReleasedTables> {
  const aggregates = await readAggregates([subject], store);
  const released: Record<string, ReleasedTable> = {};
  for (const name of new Set(aggregates.map(({ table }) => table))) {
    released[name] = releasedTable(
      aggregates.filter(({ table }) => table === name),
      minimum,
    );
    // Others are answered between two tables.
    await setImmediate();
  }
  return released;
}
