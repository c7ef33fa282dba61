import { expect, test } from "vitest";
import { ITEMS, itemId } from "../../../testing/conformance-items.js";
import { CrashDisk, systemError } from "../../../testing/crash-disk.js";
import { openOn } from "../../../testing/store-workload.js";
import { until } from "../../../testing/until.js";
import type { FileStore } from "./file-store.js";

const id = itemId(1);

async function countUp(store: FileStore): Promise<number> {
  return store.transact(async (transaction) => {
    const stored = await transaction.get(ITEMS, id);
    const count = (stored?.document.count ?? 0) + 1;
    if (stored === undefined) await transaction.insert(ITEMS, { id, count });
    else await transaction.update(ITEMS, { id, count }, stored.revision);
    return count;
  });
}

/** Blocks a sync of the journal until `letGo` is called. */
async function slowStore(): Promise<{ store: FileStore; disk: CrashDisk; syncs: () => number; letGo: () => void }> {
  const disk = new CrashDisk();
  let syncs = 0;
  let letGo: () => void = () => {};
  const open = disk.open.bind(disk);
  disk.open = async (path, how) => {
    const file = await open(path, how);
    if (!path.endsWith(".journal")) return file;
    const sync = file.sync.bind(file);
    return {
      ...file,
      sync: async () => {
        syncs += 1;
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await sync();
      },
    };
  };
  return { store: await openOn(disk), disk, syncs: () => syncs, letGo: () => letGo() };
}

function failNextWrite(disk: CrashDisk): void {
  disk.beforeChange = (call, path) => {
    if (call === "write" && path.endsWith(".journal")) {
      disk.beforeChange = () => {};
      throw systemError("ENOSPC", path);
    }
  };
}

/** Runs all work that needs no disk. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test("transactions that finish during a sync share the next one, and see earlier ones", async () => {
  const { store, syncs, letGo } = await slowStore();
  const all = Promise.all(Array.from({ length: 20 }, () => countUp(store)));
  await turns();
  expect(syncs()).toBe(1);
  // Nothing is committed yet, so nothing is visible.
  expect(await store.get(ITEMS, id)).toBeUndefined();
  letGo();
  await turns();
  expect(syncs()).toBe(2);
  expect((await store.get(ITEMS, id))?.document.count).toBe(1);
  letGo();
  expect(await all).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(syncs()).toBe(2);
});

test("a read of uncommitted data does not return before the data is committed", async () => {
  const { store, letGo } = await slowStore();
  const writing = countUp(store);
  let seen: number | undefined;
  const reading = store.transact(async (transaction) => (await transaction.get(ITEMS, id))?.document.count);
  void reading.then((count) => {
    seen = count;
  });
  await turns();
  expect(seen).toBeUndefined();
  letGo();
  expect(await Promise.all([writing, reading])).toEqual([1, 1]);
});

test("when a write fails, transactions that depend on it run again on committed data", async () => {
  const { store, disk, letGo } = await slowStore();
  const first = countUp(store);
  await turns();
  failNextWrite(disk);
  const second = countUp(store);
  let wasDone = 0;
  void second.catch(() => undefined);
  letGo();
  await expect(first).resolves.toBe(1);
  await turns();
  // The second write has failed, and the journal is being truncated: until then, the third transaction sees the second
  // write.
  const third = store.transact(async (transaction) => {
    const stored = await transaction.get(ITEMS, id);
    wasDone += 1;
    const count = (stored?.document.count ?? 0) + 10;
    await transaction.update(ITEMS, { id, count }, stored?.revision ?? 0);
    return count;
  });
  await turns();
  expect(wasDone).toBe(1);
  letGo();
  await expect(second).rejects.toThrow("Nothing of it was saved");
  await turns();
  letGo();
  expect(await third).toBe(11);
  expect(wasDone).toBe(2);
  expect(await store.get(ITEMS, id)).toEqual({ document: { id, count: 11 }, revision: 2 });
});

test("documents reach their files even while commits follow one another without a pause", async () => {
  const disk = new CrashDisk();
  const open = disk.open.bind(disk);
  disk.open = async (path, how) => {
    const file = await open(path, how);
    const sync = async (): Promise<void> => {
      // Like a real disk: others commit during the sync.
      await new Promise((resolve) => setImmediate(resolve));
      await file.sync();
    };
    return { ...file, sync };
  };
  const store = await openOn(disk);
  let isEnding = false;
  const writers = Array.from({ length: 8 }, async () => {
    while (!isEnding) await countUp(store);
  });
  const inFiles = async (): Promise<number> => (await disk.list("/store/documents/items/00")).length;
  await until(async () => (await store.get(ITEMS, id)) !== undefined);
  // A store that waits for a pause between commits would wait forever.
  await store.settle();
  expect(await inFiles()).toBeGreaterThan(0);
  isEnding = true;
  await Promise.all(writers);
  await store.close();
});

test("a transaction in progress runs again on committed data if a write that it depends on fails", async () => {
  const { store, disk, letGo } = await slowStore();
  const first = countUp(store);
  await turns();
  letGo();
  await first;
  failNextWrite(disk);
  const second = countUp(store);
  void second.catch(() => undefined);
  await turns();
  let [wasDone, goOn] = [0, (): void => {}];
  const third = store.transact(async (transaction) => {
    const stored = await transaction.get(ITEMS, id);
    wasDone += 1;
    if (wasDone === 1) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    const count = (stored?.document.count ?? 0) + 10;
    await transaction.update(ITEMS, { id, count }, stored?.revision ?? 0);
    return count;
  });
  await turns();
  expect(wasDone).toBe(1);
  letGo();
  await expect(second).rejects.toThrow("Nothing of it was saved");
  goOn();
  await turns();
  letGo();
  expect(await third).toBe(11);
  expect(wasDone).toBe(2);
  expect(await store.get(ITEMS, id)).toEqual({ document: { id, count: 11 }, revision: 2 });
});

test("a transaction that has read a failing write does not return the data: it reads again", async () => {
  const { store, disk, letGo } = await slowStore();
  failNextWrite(disk);
  const writing = countUp(store);
  void writing.catch(() => undefined);
  await turns();
  const counts: (number | undefined)[] = [];
  const reading = store.transact(async (transaction) => {
    counts.push((await transaction.get(ITEMS, id))?.document.count);
    return counts.at(-1);
  });
  await turns();
  expect(counts).toEqual([1]);
  letGo();
  await expect(writing).rejects.toThrow("Nothing of it was saved");
  expect(await reading).toBeUndefined();
  expect(counts).toEqual([1, undefined]);
});

test("a commit waits for a checkpoint once pending documents take too much memory", async () => {
  const disk = new CrashDisk();
  const open = disk.open.bind(disk);
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  disk.open = async (path, how) => {
    const file = await open(path, how);
    if (!path.includes("/temporary/")) return file;
    const sync = async (): Promise<void> => {
      await released;
      await file.sync();
    };
    return { ...file, sync };
  };
  const store = await openOn(disk);
  const megabytes = 4;
  const content = "x".repeat(megabytes * 1024 * 1024);
  let written = 0;
  const writing = (async () => {
    for (; written < 12; written += 1) {
      await store.transact((transaction) => transaction.insert(ITEMS, { id: itemId(written), content }));
    }
  })();
  await until(() => written * megabytes >= 32);
  for (let count = 0; count < 10; count += 1) await turns();
  expect(written * megabytes).toBe(32);
  release();
  await writing;
  expect(await store.count(ITEMS)).toBe(12);
  await store.close();
});
