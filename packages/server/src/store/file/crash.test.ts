import { expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { ITEMS, itemId } from "../../../testing/conformance-items.js";
import { CrashDisk, type Survival, systemError } from "../../../testing/crash-disk.js";
import { countUp, findLoss, Ledger, openOn, writeBlob } from "../../../testing/store-workload.js";

/** With few unsynced changes, every set of survivors is tried. */
const ALL_SETS = 5;
const RANDOM_SETS = 10;

interface Crash {
  readonly disk: CrashDisk;
  readonly ledger: Ledger;
  readonly step: string;
}

/** Disks as power cuts before a step may leave them. */
function crashes(disk: CrashDisk, ledger: Ledger, step: string, seed: number): Crash[] {
  const after = (survival: Survival): Crash => ({ disk: disk.crash(survival), ledger, step });
  const pending = disk.pendingChanges;
  if (pending === 0) return [after(() => 0)];
  const found: Crash[] = [];
  if (pending <= ALL_SETS) {
    for (let set = 0; set < 2 ** pending; set += 1) {
      let at = -1;
      found.push(
        after(() => {
          at += 1;
          return (set >> at) & 1;
        }),
      );
    }
  } else {
    found.push(
      after(() => 0),
      after(() => 1),
    );
  }
  for (let index = 0; index < (pending <= ALL_SETS ? 3 : RANDOM_SETS); index += 1) {
    const next = randomNumbers(seed * 1000 + index);
    const share = (index % 4) / 4 + 0.2;
    found.push(after((isContent) => (next() > share ? 0 : isContent && next() < 0.5 ? next() : 1)));
  }
  return found;
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function survivors(workload: (disk: CrashDisk, ledger: Ledger) => Promise<void>): Promise<Crash[]> {
  const disk = new CrashDisk();
  const ledger = new Ledger();
  const found: Crash[] = [];
  let steps = 0;
  disk.beforeChange = (call, path) => {
    steps += 1;
    found.push(...crashes(disk, ledger.copy(), `${steps}: ${call} ${path}`, steps));
  };
  await workload(disk, ledger);
  return found;
}

async function requireNoLoss({ disk, ledger, step }: Crash): Promise<void> {
  const store = await openOn(disk);
  expect({ step, damage: store.report.damage }).toEqual({ step, damage: [] });
  expect({ step, loss: await findLoss(store, ledger) }).toEqual({ step, loss: [] });
  await countUp(store, ledger.copy(), 9);
  expect((await store.get(ITEMS, itemId(9)))?.document.count).toBe(1);
  await store.close();
}

// Opens a store after each step of many histories.
test("after a power cut at any step, all acknowledged data is complete", {
  timeout: timeLimit(45_000),
}, async () => {
  const found = await survivors(async (disk, ledger) => {
    const store = await openOn(disk);
    await countUp(store, ledger, 1);
    await Promise.all([countUp(store, ledger, 2), countUp(store, ledger, 3), countUp(store, ledger, 1)]);
    await store.settle();
    await countUp(store, ledger, 2);
    await writeBlob(store, ledger, "a file");
    const settling = store.settle();
    await countUp(store, ledger, 1);
    await settling;
    await countUp(store, ledger, 3);
    await store.close();
    const again = await openOn(disk);
    await countUp(again, ledger, 1);
    await again.close();
  });
  expect(found.length).toBeGreaterThan(1000);
  for (const crash of found) await requireNoLoss(crash);
});

test("after a power cut while the journal of a crash is replayed, nothing is lost either", async () => {
  const first = new CrashDisk();
  const ledger = new Ledger();
  const store = await openOn(first);
  await countUp(store, ledger, 1);
  await store.settle();
  await countUp(store, ledger, 1);
  await countUp(store, ledger, 2);
  const found: Crash[] = [];
  const restarted = first.crash(() => 0);
  restarted.beforeChange = (call, path) =>
    found.push(...crashes(restarted, ledger.copy(), `${call} ${path}`, found.length));
  await (await openOn(restarted)).close();
  expect(found.length).toBeGreaterThan(100);
  for (const crash of found) await requireNoLoss(crash);
});

test("a partial record from a full disk does not reappear before records of the next file", async () => {
  const disk = new CrashDisk();
  const ledger = new Ledger();
  const store = await openOn(disk);
  await countUp(store, ledger, 1);
  const found: Crash[] = [];
  let hasFailed = false;
  disk.beforeChange = (call, path) => {
    if (!hasFailed && call === "write" && path.endsWith(".journal")) {
      hasFailed = true;
      throw systemError("ENOSPC", path);
    }
    found.push(...crashes(disk, ledger.copy(), `${call} ${path}`, found.length));
  };
  await expect(countUp(store, ledger, 2)).rejects.toThrow("ENOSPC");
  const settling = store.settle();
  await countUp(store, ledger, 1);
  await settling;
  await store.close();
  for (const crash of found) await requireNoLoss(crash);
});

test("a removed document does not reappear, and its replacement stays", async () => {
  const found: {
    readonly disk: CrashDisk;
    readonly expected: readonly (number | undefined)[];
    readonly step: string;
  }[] = [];
  const disk = new CrashDisk();
  let expected: readonly (number | undefined)[] = [undefined];
  let steps = 0;
  disk.beforeChange = (call, path) => {
    steps += 1;
    for (const { disk: left, step } of crashes(disk, new Ledger(), `${steps}: ${call} ${path}`, steps)) {
      found.push({ disk: left, expected, step });
    }
  };
  const store = await openOn(disk);
  const id = itemId(1);
  const change = async (next: number | undefined, work: Parameters<typeof store.transact>[0]): Promise<void> => {
    expected = [...expected.slice(-1), next];
    await store.transact(work);
    expected = [next];
  };
  await change(1, (transaction) => transaction.insert(ITEMS, { id, name: "one", count: 1 }));
  await store.settle();
  await change(undefined, (transaction) => transaction.remove(ITEMS, id, 1));
  await store.settle();
  await change(2, (transaction) => transaction.insert(ITEMS, { id, name: "two", count: 2 }));
  await change(undefined, (transaction) => transaction.remove(ITEMS, id, 1));
  await store.settle();
  await change(3, (transaction) => transaction.insert(ITEMS, { id, name: "three", count: 3 }));
  await store.close();
  for (const { disk: left, expected: allowed, step } of found) {
    const after = await openOn(left);
    expect({ step, damage: after.report.damage }).toEqual({ step, damage: [] });
    expect(allowed, step).toContain((await after.get(ITEMS, id))?.document.count);
    await after.close();
  }
});
