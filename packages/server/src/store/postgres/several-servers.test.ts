import { expect, test } from "vitest";
import { CONFORMANCE_COLLECTIONS, ITEMS, itemId } from "../../../testing/conformance-items.js";
import { createDatabase } from "../../../testing/database-of-run.js";
import { openMemoryStore } from "../../../testing/memory-store.js";
import { Program } from "../../../testing/run-program.js";
import { until } from "../../../testing/until.js";
import { verifyAudit } from "../audit/verify-audit.js";
import { anyCollection } from "../collection.js";
import type { AuditEvent } from "../store.js";
import { exportStore } from "../transfer/export-store.js";
import { importStore } from "../transfer/import-store.js";
import { openPostgresStore } from "./postgres-store.js";

const collections = CONFORMANCE_COLLECTIONS.map(anyCollection);

test("no save is lost when eight people save one document through two servers", async () => {
  const url = await createDatabase();
  const store = await openPostgresStore(url, { collections });
  await store.transact((transaction) => transaction.insert(ITEMS, { id: itemId(1), count: 0 }));
  const servers = [1, 2].map(() => new Program("save-often", url, itemId(1), "4", "50"));
  await Promise.all(servers.map((program) => program.untilEnd()));
  expect(await store.get(ITEMS, itemId(1))).toEqual({ document: { id: itemId(1), count: 400 }, revision: 401 });
  expect(await verifyAudit(store)).toMatchObject({ valid: 400 });
  await store.close();
});

test("a server that is killed in the middle of its saves leaves whole ones", async () => {
  const url = await createDatabase();
  const store = await openPostgresStore(url, { collections });
  await store.transact((transaction) => transaction.insert(ITEMS, { id: itemId(1), count: 0 }));
  const killed = new Program("save-often", url, itemId(1), "4", "100000");
  const count = async (): Promise<number> => (await store.get(ITEMS, itemId(1)))?.document.count ?? 0;
  await until(async () => (await count()) >= 20);
  await killed.end("SIGKILL");
  const other = new Program("save-often", url, itemId(1), "1", "10");
  await other.untilEnd();
  const saved = await count();
  expect((await store.get(ITEMS, itemId(1)))?.revision).toBe(saved + 1);
  expect(await verifyAudit(store)).toMatchObject({ valid: saved });
  await store.close();
});

test("many at once neither wait for a connection for good nor lose one", async () => {
  const store = await openPostgresStore(await createDatabase(), { collections, connections: 3 });
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      store.transact(async (transaction) => {
        await transaction.insert(ITEMS, { id: itemId(index) });
        await transaction.enqueue({ kind: `kind-${index % 3}`, data: index });
        await transaction.record({ at: "2026-11-21T12:00:00.000Z", action: "project.created" });
      }),
    ),
  );
  expect(await store.count(ITEMS)).toBe(40);
  await store.close();
});

test("work that looked for a unique value before another server took it looks again", async () => {
  const url = await createDatabase();
  const [store, other] = [await openPostgresStore(url, { collections }), await openPostgresStore(url, { collections })];
  let tries = 0;
  const found = await store.transact(async (transaction) => {
    tries += 1;
    const holder = await transaction.getBy(ITEMS, "name", "one");
    if (holder !== undefined) return holder.document.id;
    await other.transact((first) => first.insert(ITEMS, { id: itemId(1), name: "one" }));
    return (await transaction.insert(ITEMS, { id: itemId(2), name: "one" })).document.id;
  });
  expect([found, tries]).toEqual([itemId(1), 2]);
  await Promise.all([store.close(), other.close()]);
});

test("takes over documents and entries as another store had them, all or nothing", async () => {
  const [from, to] = await Promise.all([
    openPostgresStore(await createDatabase(), { collections }),
    openPostgresStore(await createDatabase(), { collections }),
  ]);
  const event: AuditEvent = { at: "2026-11-21T12:00:00.000Z", action: "project.changed", details: { z: 1, a: 2 } };
  await from.transact(async (transaction) => {
    await transaction.insert(ITEMS, { id: itemId(1), name: "one" });
    await transaction.record(event);
    await transaction.record(event);
  });
  await from.transact((transaction) => transaction.update(ITEMS, { id: itemId(1), name: "two" }, 1));
  const stored = await from.get(ITEMS, itemId(1));
  const entries = await from.auditEntries(0, 10);
  if (stored === undefined) throw new Error("nothing was stored");
  const documents = [{ collection: ITEMS.name, id: itemId(1), ...stored }];
  await expect(to.restore(documents, entries.slice(1))).rejects.toThrow("Entry 2 of the audit log does not continue");
  expect(await to.count(ITEMS)).toBe(0);
  await to.restore(documents, entries);
  expect(await to.get(ITEMS, itemId(1))).toEqual({ document: { id: itemId(1), name: "two" }, revision: 2 });
  expect(JSON.stringify(await to.auditEntries(0, 10))).toBe(JSON.stringify(entries));
  await expect(to.restore(documents, [])).rejects.toMatchObject({ kind: "duplicate" });
  await to.transact((transaction) => transaction.record(event));
  expect(await verifyAudit(to)).toMatchObject({ valid: 3 });
  await Promise.all([from.close(), to.close()]);
});

test("a queue in which a job waits is not empty: nothing is put over it", async () => {
  const store = await openPostgresStore(await createDatabase(), { collections });
  async function* empty(): AsyncGenerator<Uint8Array> {
    yield* exportStore(await openMemoryStore(), collections);
  }
  await importStore(store, empty);
  await store.transact((transaction) => transaction.enqueue({ kind: "test.note", data: null }));
  await expect(importStore(store, empty)).rejects.toThrow("not empty");
  await store.close();
});

test("lists what contents there are, in pieces", async () => {
  const store = await openPostgresStore(await createDatabase(), { collections });
  const written: string[] = [];
  for (const text of ["a", "b", "c", "a"]) {
    const { sha256 } = await store.blobs.write(
      (async function* () {
        yield Buffer.from(text);
      })(),
    );
    if (!written.includes(sha256)) written.push(sha256);
  }
  const first = await store.blobs.list("", 2);
  expect([...first, ...(await store.blobs.list(first.at(-1) ?? "", 2))]).toEqual(written.sort());
  const hashes: string[] = [];
  for await (const hash of store.blobHashes()) hashes.push(hash);
  expect(hashes).toEqual(written.sort());
  await store.close();
});
