import type { Collection, Identified } from "../src/store/collection.js";
import type { Cursor, Query } from "../src/store/query.js";
import type { Store } from "../src/store/store.js";

/** A document with a column of each type. */
export interface Item extends Identified {
  readonly name?: string;
  readonly label?: string;
  readonly count?: number;
  /** A string of digits. */
  readonly price?: string;
  readonly isOpen?: boolean;
  readonly tags?: readonly string[];
  readonly content?: unknown;
}

export const ITEMS: Collection<Item> = {
  name: "items",
  columns: {
    name: { type: "text", of: ({ name }) => name, isUnique: true },
    label: { type: "text", of: ({ label }) => label },
    count: { type: "number", of: ({ count }) => count },
    price: { type: "decimal", of: ({ price }) => price },
    isOpen: { type: "boolean", of: ({ isOpen }) => isOpen },
    tags: { type: "texts", of: ({ tags }) => tags },
  },
};

/** A second collection; ids and unique values of the first are free in it. */
export const BOXES: Collection<Item> = { name: "boxes", columns: ITEMS.columns };

/** Collections for stores that create tables in advance. */
export const CONFORMANCE_COLLECTIONS: readonly Collection<Item>[] = [ITEMS, BOXES];

/** Ids that sort by their numbers. */
export function itemId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

export async function insertAll(store: Store, items: readonly Item[]): Promise<void> {
  await store.transact(async (transaction) => {
    for (const item of items) await transaction.insert(ITEMS, item);
  });
}

/** All results of a query, page by page. */
export async function findPaged(store: Store, query: Query): Promise<Item[]> {
  const found: Item[] = [];
  for (let after: Cursor | undefined; ; ) {
    const page = await store.find(ITEMS, { ...query, ...(after !== undefined && { after }) });
    found.push(...page.items.map(({ document }) => document));
    if (page.next === undefined) return found;
    if (page.items.length !== query.limit) throw new Error("a page that is not the last one is not full");
    after = page.next;
  }
}
