import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import type { Condition, Query } from "../../src/store/query.js";
import type { Store, Transaction } from "../../src/store/store.js";
import { StoreConflict } from "../../src/store/store-conflict.js";
import { findPaged, ITEMS, type Item, itemId } from "../conformance-items.js";
import type { OpenedStore } from "../store-conformance.js";
import { StoreModel } from "../store-model.js";

const text = fc.constantFrom("a", "ab", "b", "é", "Z", "\uFF5E", "😀");
const price = fc.constantFrom("0", "1", "1.0", "-3", "20", "3.25", "100");
const values = fc.record(
  {
    name: text,
    label: text,
    count: fc.integer({ min: -2, max: 3 }),
    price,
    isOpen: fc.boolean(),
    tags: fc.uniqueArray(text, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);
const operation = fc.record({
  kind: fc.constantFrom("insert" as const, "update" as const, "remove" as const),
  id: fc.integer({ min: 1, max: 6 }).map(itemId),
  values,
  /** Difference to the current revision. */
  staleness: fc.constantFrom(0, 0, 0, 0, 0, 1),
});
const transaction = fc.record({
  operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
  isUndone: fc.constantFrom(false, false, false, true),
});
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ column: fc.constantFrom("name", "label"), is: text }),
  fc.record({ column: fc.constant("price"), is: price }),
  fc.record({ column: fc.constant("count"), anyOf: fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 3 }) }),
  fc.record({ column: fc.constant("isOpen"), is: fc.boolean() }),
  fc.record({ column: fc.constant("tags"), hasAny: fc.array(text, { maxLength: 3 }) }),
  fc.record({ column: fc.constant("label"), includes: text }),
  fc.record({ column: fc.constant("price"), from: price, before: price }, { requiredKeys: ["column", "from"] }),
  fc.record({ column: fc.constant("label"), before: text }),
);
const orderBy = fc.record({
  column: fc.constantFrom("name", "label", "count", "price", "isOpen"),
  descending: fc.boolean(),
});
const query: fc.Arbitrary<Query> = fc.record(
  { where: fc.array(condition, { maxLength: 2 }), orderBy, limit: fc.integer({ min: 1, max: 4 }) },
  { requiredKeys: ["where", "limit"] },
);
const steps = fc.array(fc.record({ transaction, query }), { minLength: 1, maxLength: 12 });

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

export function describeRandomOperations(open: () => Promise<OpenedStore>): void {
  test("does what a plain map in memory does, whatever the operations", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { store, dispose } = await open();
        try {
          const model = new StoreModel();
          for (const step of all) {
            await compareTransaction(store, model, step.transaction);
            expect(await findPaged(store, step.query)).toEqual(model.find(step.query));
            expect(await store.count(ITEMS, step.query.where)).toBe(
              model.find({ where: step.query.where ?? [] }).length,
            );
          }
          await compareAll(store, model);
        } finally {
          await store.close();
          await dispose();
        }
      }),
      { numRuns: runs(25) },
    );
  });
}

/** Both stores do the same, or both refuse for the same reason without any change. */
async function compareTransaction(
  store: Store,
  model: StoreModel,
  { operations, isUndone }: { readonly operations: readonly Operation[]; readonly isUndone: boolean },
): Promise<void> {
  const before = new Map(model.items);
  let expected: string | undefined;
  const revisions = operations.map(({ kind, id, values: item, staleness }) => {
    const revision = (model.items.get(id)?.revision ?? 1) + staleness;
    if (expected === undefined) expected = inModel(model, kind, { id, ...item }, revision);
    return revision;
  });
  expected ??= isUndone ? "undone" : undefined;
  if (expected !== undefined) model.items = before;
  const outcome = await store
    .transact(async (writing) => {
      for (const [index, { kind, id, values: item }] of operations.entries()) {
        await inStore(writing, kind, { id, ...item }, revisions[index] ?? 0);
      }
      if (isUndone) throw new Error("undone");
    })
    .catch((error: unknown) => (error instanceof StoreConflict ? error.kind : (error as Error).message));
  expect(outcome).toBe(expected);
}

function inModel(model: StoreModel, kind: Operation["kind"], item: Item, revision: number): string | undefined {
  if (kind === "insert") return model.insert(item);
  return kind === "update" ? model.update(item, revision) : model.remove(item.id, revision);
}

async function inStore(writing: Transaction, kind: Operation["kind"], item: Item, revision: number): Promise<void> {
  if (kind === "insert") await writing.insert(ITEMS, item);
  else if (kind === "update") await writing.update(ITEMS, item, revision);
  else await writing.remove(ITEMS, item.id, revision);
}

async function compareAll(store: Store, model: StoreModel): Promise<void> {
  for (let number = 1; number <= 6; number += 1) {
    const stored = await store.get(ITEMS, itemId(number));
    expect(stored).toEqual(model.items.get(itemId(number)));
  }
  for (const { document, revision } of model.items.values()) {
    if (document.name === undefined) continue;
    expect(await store.getBy(ITEMS, "name", document.name)).toEqual({ document, revision });
  }
}
