import { join } from "node:path";
import { expect, test } from "vitest";
import { ITEMS, itemId } from "../../../testing/conformance-items.js";
import { CrashDisk } from "../../../testing/crash-disk.js";
import { until } from "../../../testing/until.js";
import { FolderLock } from "./folder-lock.js";
import type { LockParty } from "./lock-holder.js";
import { openFileStore } from "./open-file-store.js";

const ROOT = "/store";

function party(name: string, isRunning: boolean | undefined): LockParty {
  return { self: { host: "elsewhere", process: 1, opening: name }, isRunning: () => isRunning };
}

async function newDisk(): Promise<CrashDisk> {
  const disk = new CrashDisk();
  await disk.makeFolder(ROOT);
  return disk;
}

function take(
  disk: CrashDisk,
  who: LockParty,
  whileWaiting: () => Promise<void> = async () => {},
): Promise<FolderLock> {
  return FolderLock.take({ fileSystem: disk, root: ROOT, party: who, wait: whileWaiting });
}

test("a holder on another machine with a heartbeat keeps the folder", async () => {
  const disk = await newDisk();
  const holder = await take(disk, party("first", undefined));
  await expect(take(disk, party("second", undefined), () => holder.beat())).rejects.toThrow(
    "Process 1 on elsewhere uses the folder /store",
  );
  await holder.requireHeld();
});

test("a holder on another machine without a heartbeat loses the folder, and notices it", async () => {
  const disk = await newDisk();
  const holder = await take(disk, party("first", undefined));
  let waits = 0;
  const next = await take(disk, party("second", undefined), async () => {
    waits += 1;
  });
  expect(waits).toBeGreaterThan(10);
  await next.requireHeld();
  await expect(holder.requireHeld()).rejects.toThrow("uses the folder");
  // After the first holder releases its lock, the next one still holds the folder.
  await holder.release();
  await next.requireHeld();
});

test("a released folder is free at once, even if the last holder is unknown", async () => {
  const disk = await newDisk();
  await (await take(disk, party("first", undefined))).release();
  const next = await take(disk, party("second", undefined), () => Promise.reject(new Error("waited")));
  await next.requireHeld();
  expect(await disk.list(ROOT)).toHaveLength(1);
});

test.each(["look", "lock"])(
  "one that was slow at its %s does not take the folder from who was faster",
  async (slow) => {
    const disk = await newDisk();
    await take(disk, party("dead", undefined));
    let faster: FolderLock | undefined;
    const [list, link] = [disk.list.bind(disk), disk.link.bind(disk)];
    // In the meantime, a second process takes and releases the lock, and a third takes it.
    const lose = async (): Promise<void> => {
      Object.assign(disk, { list, link });
      await (await take(disk, party("fast", false))).release();
      faster = await take(disk, party("third", false));
    };
    if (slow === "look") {
      disk.list = async (folder) => {
        const names = await list(folder);
        await lose();
        return names;
      };
    } else {
      disk.link = async (from, to) => {
        await lose();
        await link(from, to);
      };
    }
    const outcome = await take(disk, party("slower", false)).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ name: "StoreRefusal" });
    await faster?.requireHeld();
  },
);

test.each(["before", "after"])(
  "one whose draft is removed %s it is linked is told that another one has the folder",
  async (when) => {
    const disk = await newDisk();
    const link = disk.link.bind(disk);
    disk.link = async (from, to) => {
      Object.assign(disk, { link });
      await take(disk, party("fast", undefined));
      if (when === "before") await disk.remove(from);
      try {
        await link(from, to);
      } finally {
        if (when === "after") await disk.remove(from);
      }
    };
    await expect(take(disk, party("slower", undefined))).rejects.toThrow("uses the folder /store");
  },
);

test("a store opens while another process removes its own draft", async () => {
  const disk = await newDisk();
  const draft = "lock-gone.tmp";
  const list = disk.list.bind(disk);
  disk.list = async (folder) => (folder === ROOT ? [...(await list(folder)), draft] : list(folder));
  await (await openFileStore(ROOT, { fileSystem: disk, party: party("first", undefined) })).close();
});

test("an open store updates its heartbeat by itself", async () => {
  const disk = await newDisk();
  const store = await openFileStore(ROOT, { fileSystem: disk, party: party("first", undefined) });
  const [lock = ""] = (await disk.list(ROOT)).filter((name) => name.startsWith("lock-"));
  const begin = await disk.touchedAt(join(ROOT, lock));
  await until(async () => (await disk.touchedAt(join(ROOT, lock))) > begin, 10_000);
  await store.close();
});

test("a store whose folder was taken over acknowledges no further writes", async () => {
  const disk = await newDisk();
  const store = await openFileStore(ROOT, { fileSystem: disk, party: party("first", undefined) });
  await store.transact((transaction) => transaction.insert(ITEMS, { id: itemId(1) }));
  const next = await take(disk, party("second", undefined));
  for (const number of [2, 3]) {
    await expect(
      store.transact((transaction) => transaction.insert(ITEMS, { id: itemId(number) })),
    ).rejects.toMatchObject({ name: "StoreRefusal", message: expect.stringContaining("uses the folder") });
    expect(await store.get(ITEMS, itemId(number))).toBeUndefined();
  }
  await expect(store.check()).rejects.toMatchObject({ name: "StoreRefusal" });
  await store.close();
  await next.requireHeld();
});
