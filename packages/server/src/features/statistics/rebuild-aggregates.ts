import type { Collection, Identified } from "../../store/collection.js";
import type { Condition, Cursor } from "../../store/query.js";
import type { Store, Transaction } from "../../store/store.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";
import {
  AGGREGATE_EPOCHS,
  AGGREGATES,
  type AggregateEpochs,
  FIRST_EPOCHS,
  PROJECT_CONTRIBUTIONS,
  readEpochs,
} from "./aggregates.js";
import { type CountingServices, updateAggregates } from "./update-aggregates.js";

const PAGE = 100;

/**
 * Recounts all projects into new aggregates and then publishes these. Changes in the meantime count in both. An
 * interrupted rebuild starts again.
 *
 * @returns Number of projects counted.
 */
export async function rebuildAggregates(services: CountingServices): Promise<number> {
  const { store } = services;
  const building = await store.transact(async (transaction) => {
    const epochs = await readEpochs(transaction);
    const next = Math.max(epochs.published, epochs.building ?? 0) + 1;
    await writeEpochs(transaction, { ...epochs, building: next });
    return next;
  });
  let projects = 0;
  for await (const id of idsOf(PROJECT_ENTRIES, [], store)) {
    await updateAggregates(id, services);
    projects += 1;
  }
  const isOurs = await store.transact(async (transaction) => {
    const epochs = await readEpochs(transaction);
    // A newer rebuild has started and continues.
    if (epochs.building !== building) return false;
    await writeEpochs(transaction, { id: epochs.id, published: building });
    return true;
  });
  if (isOurs) {
    await removeOlder(AGGREGATES, building, store);
    await removeOlder(PROJECT_CONTRIBUTIONS, building, store);
  }
  return projects;
}

async function writeEpochs(transaction: Transaction, epochs: AggregateEpochs): Promise<void> {
  const before = await transaction.get(AGGREGATE_EPOCHS, FIRST_EPOCHS.id);
  if (before === undefined) await transaction.insert(AGGREGATE_EPOCHS, epochs);
  else await transaction.update(AGGREGATE_EPOCHS, epochs, before.revision);
}

/** Removes data of older epochs. */
async function removeOlder<Document extends Identified>(
  collection: Collection<Document>,
  published: number,
  store: Store,
): Promise<void> {
  for await (const id of idsOf(collection, [{ column: "epoch", before: published }], store)) {
    await store.transact(async (transaction) => {
      const stored = await transaction.get(collection, id);
      if (stored !== undefined) await transaction.remove(collection, id, stored.revision);
    });
  }
}

/** The ids of a collection, a page at a time. */
async function* idsOf<Document extends Identified>(
  collection: Collection<Document>,
  where: readonly Condition[],
  store: Store,
): AsyncGenerator<string> {
  let after: Cursor | undefined;
  do {
    const page = await store.find(collection, { where, limit: PAGE, ...(after !== undefined && { after }) });
    for (const { document } of page.items) yield document.id;
    after = page.next;
  } while (after !== undefined);
}
