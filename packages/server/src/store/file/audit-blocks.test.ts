import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { CrashDisk } from "../../../testing/crash-disk.js";
import type { AuditEntry, AuditEvent } from "../store.js";
import { type AuditBlock, findInBlocks } from "./audit-blocks.js";
import type { FileStore } from "./file-store.js";
import { openFileStore } from "./open-file-store.js";

const dayOf = (block: number): string => new Date(Date.UTC(2020, 0, 1 + block)).toISOString();

/** Blocks of ten entries each, one block a day, and which of them have been read. */
function daily(count: number): { readonly blocks: readonly AuditBlock[]; readonly read: number[] } {
  const read: number[] = [];
  const blocks = Array.from({ length: count }, (_, block): AuditBlock => {
    const first = 1 + block * 10;
    const entries = Array.from({ length: 10 }, (_, index): AuditEntry => {
      const hashes = { previousHash: "", hash: "" };
      return { sequence: first + index, at: dayOf(block), action: "session.started", ...hashes };
    });
    return {
      first,
      until: first + 10,
      from: dayOf(block),
      to: dayOf(block),
      entries: async () => {
        read.push(block);
        return entries;
      },
    };
  });
  return { blocks, read };
}

test("what is never met is looked for a part of the log at a time, each block once", async () => {
  for (const isNewestFirst of [true, false]) {
    const { blocks, read } = daily(2_000);
    const pages: number[] = [];
    let after: number | undefined;
    do {
      const where = { action: "store.backed-up" } as const;
      const page = await findInBlocks(blocks, {
        where,
        isNewestFirst,
        limit: 10,
        ...(after !== undefined && { after }),
      });
      expect(page.entries).toEqual([]);
      pages.push(read.length);
      after = page.next;
    } while (after !== undefined);
    expect(pages).toEqual([800, 1_600, 2_000]);
    expect(new Set(read).size).toBe(2_000);
  }
});

test("blocks of another time are not read", async () => {
  const { blocks, read } = daily(2_000);
  const where = { from: dayOf(3), before: dayOf(5) };
  const { entries, next } = await findInBlocks(blocks, { where, isNewestFirst: true, limit: 50 });
  expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, index) => 50 - index));
  expect(next).toBeUndefined();
  expect(read).toEqual([4, 3]);
});

test("entries are found in the files as in the journal, while they come to the files and after a start", async () => {
  const options = { fileSystem: new CrashDisk(), uuid: randomUUID };
  let store: FileStore = await openFileStore("/store", options);
  const events = Array.from({ length: 700 }, (_, index): AuditEvent => {
    // Lines of all lengths: some end where a piece ends that is read at once, some are longer than one.
    const note = "x".repeat(index === 650 ? 150_000 : (index * 37) % 400);
    return {
      at: new Date(Date.UTC(2026, 11, 31, 20, index)).toISOString(),
      action: "project.changed",
      details: { note },
    };
  });
  await store.transact(async (transaction) => {
    for (const event of events.slice(0, 400)) await transaction.record(event);
  });
  const settling = store.settle();
  await store.transact(async (transaction) => {
    for (const event of events.slice(400)) await transaction.record(event);
  });
  const from = "2026-12-31T23:00:00.000Z";
  const expected = Array.from({ length: 700 - 180 }, (_, index) => 700 - index);
  const found = async (): Promise<readonly number[]> => {
    const page = await store.findAudit({ where: { from }, isNewestFirst: true, limit: 1000 });
    return page.entries.map(({ sequence }) => sequence);
  };
  expect(await found()).toEqual(expected);
  await settling;
  expect(await found()).toEqual(expected);
  await store.close();
  store = await openFileStore("/store", options);
  expect(await found()).toEqual(expected);
  await store.close();
});
