import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { auditHash, FIRST_PREVIOUS_HASH } from "../../src/store/audit/audit-hash.js";
import { verifyAudit } from "../../src/store/audit/verify-audit.js";
import type { AuditEvent, Store } from "../../src/store/store.js";
import { ITEMS, itemId } from "../conformance-items.js";
import type { CurrentStore } from "../store-conformance.js";
import { describeFindingAudit } from "./finding-audit.js";

async function* chunks(...parts: readonly Uint8Array[]): AsyncIterable<Uint8Array> {
  yield* parts;
}

async function contentOf(store: Store, sha256: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await store.blobs.read(sha256)) parts.push(part);
  return Buffer.concat(parts);
}

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const EVENT: AuditEvent = {
  at: "2026-11-21T12:00:00.000Z",
  action: "project.approved",
  actorId: itemId(1),
  subject: { kind: "projects", id: itemId(2) },
  details: { revision: 3, note: "“é”", isLast: false, nothing: null },
};

export function describeBlobsAndAudit(current: CurrentStore): void {
  describe("blobs", () => {
    test("are found by the SHA-256 of their content", async () => {
      const parts = [
        Buffer.alloc(1_500_000, 1),
        Buffer.alloc(0),
        Buffer.from([0, 255, 10, 13]),
        Buffer.alloc(700_001, 7),
      ];
      const content = Buffer.concat(parts);
      const written = await current().blobs.write(chunks(...parts));
      expect(written).toEqual({ sha256: sha256Of(content), size: content.byteLength });
      expect((await contentOf(current(), written.sha256)).equals(content)).toBe(true);
    });

    test("may be empty, and may be written again", async () => {
      const empty = await current().blobs.write(chunks());
      expect(empty).toEqual({ sha256: sha256Of(Buffer.alloc(0)), size: 0 });
      expect(await contentOf(current(), empty.sha256)).toHaveLength(0);
      const [one, two] = await Promise.all([1, 2].map(() => current().blobs.write(chunks(Buffer.from("same")))));
      expect(one).toEqual(two);
      expect((await contentOf(current(), one?.sha256 ?? "")).toString()).toBe("same");
    });

    test("that are not there, or cannot be, are missing", async () => {
      for (const sha256 of [sha256Of(Buffer.from("never")), "../../etc/passwd", ""]) {
        await expect(current().blobs.read(sha256)).rejects.toMatchObject({ name: "StoreConflict", kind: "missing" });
      }
    });

    test("are listed in their order, from one on", async () => {
      expect(await current().blobs.list("", 10)).toEqual([]);
      const written = await Promise.all(
        Array.from({ length: 12 }, (_, index) => current().blobs.write(chunks(Buffer.from(`file ${index}`)))),
      );
      const hashes = written.map(({ sha256 }) => sha256).sort();
      expect(await current().blobs.list("", 100)).toEqual(hashes);
      expect(await current().blobs.list("", 5)).toEqual(hashes.slice(0, 5));
      expect(await current().blobs.list(hashes[4] ?? "", 5)).toEqual(hashes.slice(5, 10));
      expect(await current().blobs.list(hashes[11] ?? "", 5)).toEqual([]);
    });

    test("are removed, unless they were written since, for the first time or again", async () => {
      const [beforeAll, afterAll] = [new Date(0), new Date("2100-01-01")];
      const { sha256 } = await current().blobs.write(chunks(Buffer.from("one"), Buffer.alloc(300_000)));
      expect(await current().blobs.remove(sha256, beforeAll)).toBe(false);
      expect(await contentOf(current(), sha256)).toHaveLength(300_003);
      expect(await current().blobs.remove(sha256, afterAll)).toBe(true);
      await expect(current().blobs.read(sha256)).rejects.toMatchObject({ kind: "missing" });
      expect(await current().blobs.remove(sha256, afterAll)).toBe(false);
      expect(await current().blobs.remove("../../etc/passwd", afterAll)).toBe(false);
      await current().blobs.write(chunks(Buffer.from("one"), Buffer.alloc(300_000)));
      expect(await current().blobs.remove(sha256, beforeAll)).toBe(false);
      expect(await contentOf(current(), sha256)).toHaveLength(300_003);
    });

    test("that are written while they are removed are there, or are gone, whole", async () => {
      const write = (): ReturnType<Store["blobs"]["write"]> => current().blobs.write(chunks(Buffer.alloc(300_000, 3)));
      const { sha256 } = await write();
      for (let round = 0; round < 20; round += 1) {
        await Promise.all([current().blobs.remove(sha256, new Date("2100-01-01")), write()]);
        const isListed = (await current().blobs.list("", 10)).includes(sha256);
        if (isListed) expect(await contentOf(current(), sha256)).toHaveLength(300_000);
        else await expect(current().blobs.read(sha256)).rejects.toMatchObject({ kind: "missing" });
        await write();
      }
    });

    test("of a stream that breaks off are not kept", async () => {
      async function* breaking(): AsyncIterable<Uint8Array> {
        yield Buffer.from("half");
        throw new Error("connection lost");
      }
      await expect(current().blobs.write(breaking())).rejects.toThrow("connection lost");
      await expect(current().blobs.read(sha256Of(Buffer.from("half")))).rejects.toMatchObject({ kind: "missing" });
    });
  });

  describe("the audit log", () => {
    test("keeps events in their order, each linked to the one before", async () => {
      await current().transact(async (transaction) => {
        await transaction.record(EVENT);
        await transaction.record({ at: EVENT.at, action: "session.started" });
      });
      await current().transact((transaction) => transaction.record({ ...EVENT, action: "project.returned" }));
      const entries = await current().auditEntries(0, 10);
      expect(entries.map(({ sequence, action }) => [sequence, action])).toEqual([
        [1, "project.approved"],
        [2, "session.started"],
        [3, "project.returned"],
      ]);
      expect(entries[0]).toEqual({
        ...EVENT,
        sequence: 1,
        previousHash: FIRST_PREVIOUS_HASH,
        hash: auditHash({ ...EVENT, sequence: 1, previousHash: FIRST_PREVIOUS_HASH }),
      });
      expect(entries[1]).not.toHaveProperty("actorId");
      expect(entries.slice(1).map(({ previousHash }) => previousHash)).toEqual(
        entries.slice(0, 2).map(({ hash }) => hash),
      );
      expect(await verifyAudit(current())).toEqual({ valid: 3, head: { sequence: 3, hash: entries[2]?.hash } });
    });

    test("is read in pieces", async () => {
      await current().transact(async (transaction) => {
        for (let index = 1; index <= 7; index += 1) await transaction.record({ ...EVENT, details: { index } });
      });
      const sequences = async (after: number, limit: number): Promise<number[]> =>
        (await current().auditEntries(after, limit)).map(({ sequence }) => sequence);
      expect(await sequences(0, 3)).toEqual([1, 2, 3]);
      expect(await sequences(3, 3)).toEqual([4, 5, 6]);
      expect(await sequences(6, 3)).toEqual([7]);
      expect(await sequences(7, 3)).toEqual([]);
    });

    test("has no gap and one chain when many write at once, some in vain", async () => {
      await Promise.allSettled(
        Array.from({ length: 30 }, (_, index) =>
          current().transact(async (transaction) => {
            await transaction.insert(ITEMS, { id: itemId(index) });
            await transaction.record({ ...EVENT, at: `20${27 - (index % 2)}-01-01T00:00:00.000Z`, details: { index } });
            if (index % 5 === 4) throw new Error("undone");
          }),
        ),
      );
      const { valid, problem } = await verifyAudit(current());
      expect(problem).toBeUndefined();
      expect(valid).toBe(24);
    });
  });

  describeFindingAudit(current);

  test("a store that works says so", async () => {
    await expect(current().check()).resolves.toBeUndefined();
  });
}
