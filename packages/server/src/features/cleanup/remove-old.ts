import type { Collection, Identified } from "../../store/collection.js";
import type { Store } from "../../store/store.js";

/** Removed in one transaction. */
const AT_ONCE = 100;

/**
 * Removes the documents whose column is before an instant, the oldest first.
 *
 * @returns How many there were.
 */
export async function removeOld<Document extends Identified>(
  collection: Collection<Document>,
  column: string,
  before: Date,
  store: Store,
): Promise<number> {
  const query = {
    where: [{ column, before: before.toISOString() }],
    orderBy: { column },
    limit: AT_ONCE,
  };
  for (let removed = 0; ; ) {
    const count = await store.transact(async (transaction) => {
      const { items } = await transaction.find(collection, query);
      for (const { document, revision } of items) await transaction.remove(collection, document.id, revision);
      return items.length;
    });
    removed += count;
    if (count < AT_ONCE) return removed;
  }
}
