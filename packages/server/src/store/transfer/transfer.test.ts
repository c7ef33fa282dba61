import { describe, expect, test } from "vitest";
import { CONFORMANCE_COLLECTIONS, ITEMS, itemId } from "../../../testing/conformance-items.js";
import { openMemoryStore } from "../../../testing/memory-store.js";
import { verifyAudit } from "../audit/verify-audit.js";
import { anyCollection } from "../collection.js";
import type { FileStore } from "../file/file-store.js";
import type { AuditEvent } from "../store.js";
import { exportStore } from "./export-store.js";
import { importStore, migrateStore, verifyExport } from "./import-store.js";
import { LineCheck, lineText } from "./transfer-line.js";

const COLLECTIONS = CONFORMANCE_COLLECTIONS.map(anyCollection);
const EVENT: AuditEvent = { at: "2026-11-21T12:00:00.000Z", action: "project.created" };

async function filledStore(): Promise<FileStore> {
  const store = await openMemoryStore();
  for (let number = 0; number < 450; number += 1) {
    await store.transact(async (transaction) => {
      await transaction.insert(ITEMS, {
        id: itemId(number),
        name: `é “${number}”`,
        content: { b: [1, null], a: "0.10" },
      });
      await transaction.record({ at: "2026-11-21T12:00:00.000Z", action: "project.created", details: { number } });
    });
  }
  await store.transact((transaction) => transaction.update(ITEMS, { id: itemId(7), name: "seven", count: 7 }, 1));
  await store.transact((transaction) => transaction.remove(ITEMS, itemId(8), 1));
  for (const size of [0, 5, 98_304, 250_001]) {
    await store.blobs.write(
      (async function* () {
        for (let at = 0; at < size; at += 1000) yield Buffer.alloc(Math.min(1000, size - at), size % 251);
      })(),
    );
  }
  return store;
}

async function bytesOf(store: FileStore): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of exportStore(store, COLLECTIONS)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** In pieces that end anywhere. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += 4099) yield bytes.subarray(at, at + 4099);
}

describe("an export", () => {
  test("of what was imported is the same to the last byte", async () => {
    const store = await filledStore();
    const bytes = await bytesOf(store);
    const copy = await openMemoryStore();
    const summary = await importStore(copy, () => inPieces(bytes));
    expect(summary).toEqual({ documents: { items: 449 }, auditEntries: 450, blobs: 4 });
    expect((await bytesOf(copy)).equals(bytes)).toBe(true);
    expect(await copy.get(ITEMS, itemId(7))).toEqual(await store.get(ITEMS, itemId(7)));
    expect((await copy.getBy(ITEMS, "name", "seven"))?.document.id).toBe(itemId(7));
    expect(await verifyAudit(copy)).toEqual(await verifyAudit(store));
  });

  test("goes on where the other store ended: revisions and the chain of the audit log", async () => {
    const [store, copy] = [await filledStore(), await openMemoryStore()];
    await migrateStore(store, copy, COLLECTIONS);
    await copy.transact(async (transaction) => {
      expect((await transaction.update(ITEMS, { id: itemId(7) }, 2)).revision).toBe(3);
      await transaction.record({ at: "2026-11-22T12:00:00.000Z", action: "project.changed" });
    });
    expect(await verifyAudit(copy)).toMatchObject({ valid: 451 });
    await expect(
      copy.transact((transaction) => transaction.insert(ITEMS, { id: itemId(900), name: "é “9”" })),
    ).rejects.toMatchObject({ kind: "duplicate" });
  });

  test("that is not whole, or not as it was written, is refused before anything is put in", async () => {
    const bytes = await bytesOf(await filledStore());
    const copy = await openMemoryStore();
    const broken = [
      bytes.subarray(0, bytes.byteLength - 90),
      bytes.subarray(0, bytes.indexOf(10) + 1),
      Buffer.alloc(0),
    ];
    for (let at = 50; at < bytes.byteLength; at += 60_013) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      broken.push(flipped);
    }
    for (const one of broken) {
      await expect(importStore(copy, () => inPieces(one))).rejects.toMatchObject({ name: "StoreRefusal" });
      await expect(verifyExport(inPieces(one))).rejects.toMatchObject({ name: "StoreRefusal" });
    }
    expect(await copy.count(ITEMS)).toBe(0);
    expect(await copy.auditEntries(0, 1)).toEqual([]);
  });

  test("is not put over what a store has", async () => {
    const store = await filledStore();
    const bytes = await bytesOf(store);
    await expect(importStore(store, () => inPieces(bytes))).rejects.toThrow("not empty");
  });

  test.each<[string, (store: FileStore) => Promise<unknown>]>([
    ["a document", (store) => store.transact((transaction) => transaction.insert(ITEMS, { id: itemId(1000) }))],
    ["an entry of the audit log", (store) => store.transact((transaction) => transaction.record(EVENT))],
    ["a file", (store) => store.blobs.write(inPieces(Buffer.from("content")))],
  ])("is not put over %s alone", async (_, fill) => {
    const store = await openMemoryStore();
    await fill(store);
    const empty = await bytesOf(await openMemoryStore());
    await expect(importStore(store, () => inPieces(empty))).rejects.toThrow("not empty");
  });

  test("that a store kept only in part is told after a move", async () => {
    const copy = await openMemoryStore();
    const restore = copy.restore.bind(copy);
    copy.restore = (documents, entries) => restore(documents.slice(1), entries);
    await expect(migrateStore(await filledStore(), copy, COLLECTIONS)).rejects.toThrow("differs from the original");
  });

  test.each([
    ["an entry of the audit log", '"number":17}', '"number":71}', "Entry 18 of the audit log was altered"],
    ["a file", '"base64":"BQUF', '"base64":"BQUG', "does not match its checksum"],
  ])("of a store in which %s was changed is refused, though its own checksum fits", async (_, was, is, refusal) => {
    const text = (await bytesOf(await filledStore())).toString();
    expect(text).toContain(was);
    const lines = text.replace(was, is).split("\n").slice(0, -2);
    const check = new LineCheck();
    for (const line of lines) check.add(`${line}\n`);
    const changed = Buffer.from(`${lines.join("\n")}\n${lineText(check.end())}`);
    const copy = await openMemoryStore();
    await expect(importStore(copy, () => inPieces(changed))).rejects.toThrow(refusal);
    expect(await copy.count(ITEMS)).toBe(0);
  });

  test("of documents that are not known is refused: they would be missing in it", async () => {
    const store = await filledStore();
    await expect(bytesOfNone(store)).rejects.toThrow('"items"');
  });
});

async function bytesOfNone(store: FileStore): Promise<void> {
  for await (const _ of exportStore(store, []));
}
