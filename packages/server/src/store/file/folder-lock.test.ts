import { expect, test } from "vitest";
import { CrashDisk } from "../../../testing/crash-disk.js";
import { FolderLock } from "./folder-lock.js";
import type { LockParty } from "./lock-holder.js";

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

test("a holder on another machine that shows that it lives keeps the folder", async () => {
  const disk = await newDisk();
  const holder = await take(disk, party("first", undefined));
  await expect(take(disk, party("second", undefined), () => holder.beat())).rejects.toThrow(
    "Process 1 on elsewhere uses the folder /store",
  );
  await holder.requireHeld();
});

test("a holder on another machine that shows nothing for a while loses it, and finds that out", async () => {
  const disk = await newDisk();
  const holder = await take(disk, party("first", undefined));
  let waits = 0;
  const next = await take(disk, party("second", undefined), async () => {
    waits += 1;
  });
  expect(waits).toBeGreaterThan(10);
  await next.requireHeld();
  await expect(holder.requireHeld()).rejects.toThrow("uses the folder");
  // What the first gives back is no longer its own.
  await holder.release();
  await next.requireHeld();
});

test("a folder that was given back is free at once, also for who cannot know the last holder", async () => {
  const disk = await newDisk();
  await (await take(disk, party("first", undefined))).release();
  const next = await take(disk, party("second", undefined), () => Promise.reject(new Error("waited")));
  await next.requireHeld();
  expect(await disk.list(ROOT)).toHaveLength(1);
});

test("one that found a dead holder and was slow does not take the folder from who was faster", async () => {
  const disk = await newDisk();
  await take(disk, party("dead", undefined));
  let faster: FolderLock | undefined;
  const list = disk.list.bind(disk);
  disk.list = async (folder) => {
    disk.list = list;
    const names = await list(folder);
    // Between its look and its lock, another one takes it, gives it back, and a third takes it.
    await (await take(disk, party("fast", false))).release();
    faster = await take(disk, party("third", false));
    return names;
  };
  const outcome = await take(disk, party("slower", false)).catch((error: unknown) => error);
  expect(outcome).toMatchObject({ name: "StoreRefusal" });
  await faster?.requireHeld();
});
