import { afterAll, beforeAll, expect, test } from "vitest";
import { CONFORMANCE_COLLECTIONS, ITEMS, itemId } from "../../../testing/conformance-items.js";
import { createDatabase } from "../../../testing/database-of-run.js";
import { FaultyProxy, type NetworkFault } from "../../../testing/faulty-proxy.js";
import { anyCollection } from "../collection.js";
import { StoreRefusal } from "../store-problem.js";
import { openPostgresStore, type PostgresStore } from "./postgres-store.js";

const LIMIT_MILLISECONDS = 500;
const ID = itemId(1);

let proxy: FaultyProxy;
let store: PostgresStore;
beforeAll(async () => {
  proxy = await FaultyProxy.start(await createDatabase());
  store = await openPostgresStore(proxy.url, {
    collections: CONFORMANCE_COLLECTIONS.map(anyCollection),
    limits: { connectLimit: LIMIT_MILLISECONDS, statementLimit: LIMIT_MILLISECONDS },
  });
  await store.transact((transaction) => transaction.insert(ITEMS, { id: ID, count: 0 }));
  await untilAnswered(count);
});
afterAll(async () => {
  await store.close();
  await proxy.stop();
});

const count = async (): Promise<number> => (await store.get(ITEMS, ID))?.document.count ?? Number.NaN;

const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  "a save": () =>
    store.transact(async (transaction) => {
      const stored = await transaction.get(ITEMS, ID);
      if (stored === undefined) throw new Error("the document is gone");
      const next = { ...stored.document, count: (stored.document.count ?? 0) + 1 };
      await transaction.update(ITEMS, next, stored.revision);
      await transaction.record({ at: "2026-11-21T12:00:00.000Z", action: "project.changed" });
      await transaction.enqueue({ kind: "statistics", data: next.count, key: String(next.count) });
    }),
  "a file": async () => {
    async function* content(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(300_000, "a");
    }
    const { sha256 } = await store.blobs.write(content());
    for await (const _ of await store.blobs.read(sha256)) {
    }
  },
  "a list": () => store.find(ITEMS, { limit: 2_000 }),
  "a look at the health": () => store.check(),
};
const FAULTS: readonly NetworkFault[] = ["reset", "end", "reply lost", "partition"];

/** No work sends as many chunks. */
const MOST_CHUNKS = 60;

test.each(FAULTS.flatMap((fault) => Object.keys(WORK).map((name) => [fault, name] as const)))(
  "a network fault (%s) at any statement of %s is a refusal, and the store goes on afterwards",
  async (fault, name) => {
    const work = WORK[name] as () => Promise<unknown>;
    await untilAnswered(work);
    let chunk = 1;
    for (; chunk < MOST_CHUNKS; chunk += 1) {
      const before = await untilAnswered(count);
      proxy.failAt(chunk, fault);
      const outcome = await work().then(
        () => "done",
        (error: unknown) => error,
      );
      const hasFailed = proxy.heal();
      if (!hasFailed) break;
      if (outcome !== "done") expect(outcome, `at chunk ${chunk}`).toBeInstanceOf(StoreRefusal);
      const after = await untilAnswered(count);
      if (name === "a save" && outcome === "done") expect(after).toBe(before + 1);
      else expect([before, before + 1]).toContain(after);
    }
    expect(chunk).toBeGreaterThan(1);
    expect(chunk).toBeLessThan(MOST_CHUNKS);
  },
);

/** A connection that broke unseen is found broken by its next use. A busy machine may take longer than the limit. */
async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreRefusal) || tries === 30) throw error;
    }
  }
}
