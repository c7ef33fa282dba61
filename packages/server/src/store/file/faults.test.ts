import { describe, expect, test } from "vitest";
import { ITEMS, itemId } from "../../../testing/conformance-items.js";
import { CrashDisk, systemError } from "../../../testing/crash-disk.js";
import { countUp, findLoss, Ledger, openOn, writeBlob } from "../../../testing/store-workload.js";
import type { FileStore } from "./file-store.js";

/** Makes the n-th change of a disk from now on fail once, and records if it was reached. */
function failAt(disk: CrashDisk, n: number, code: string): { hasFailed: boolean; call: string } {
  const fault = { hasFailed: false, call: "" };
  let calls = 0;
  disk.beforeChange = (call, path) => {
    calls += 1;
    if (calls !== n) return;
    fault.hasFailed = true;
    fault.call = call;
    throw systemError(code, path);
  };
  return fault;
}

/** Content of the store, read through its interface. */
async function contentOf(store: FileStore, ledger: Ledger): Promise<unknown> {
  const items = [...ledger.attempted.keys()].flatMap((id) => [id, itemId(Number(id.slice(-12)) + 100)]);
  return {
    items: await Promise.all(items.map((id) => store.get(ITEMS, id))),
    found: await store.find(ITEMS, { orderBy: { column: "name" }, limit: 100 }),
    entries: await store.auditEntries(0, 1000),
  };
}

describe.each(["ENOSPC", "EIO"])("when any disk call fails with %s", (code) => {
  test("the old values stay, memory and disk agree, and the next write works or is refused", async () => {
    let refusals = 0;
    for (let n = 1; ; n += 1) {
      const disk = new CrashDisk();
      const ledger = new Ledger();
      const store = await openOn(disk);
      for (const number of [1, 2]) await countUp(store, ledger, number);
      await store.settle();
      const fault = failAt(disk, n, code);
      const steps: (() => Promise<unknown>)[] = [
        () => countUp(store, ledger, 1),
        () => Promise.allSettled([countUp(store, ledger, 2), countUp(store, ledger, 1), countUp(store, ledger, 3)]),
        () => store.settle(),
        () => countUp(store, ledger, 2),
        () => writeBlob(store, ledger, "content"),
        () => store.settle(),
        () => countUp(store, ledger, 1),
      ];
      for (const step of steps) {
        const outcome = await step().then(
          () => undefined,
          (error: unknown) => error,
        );
        if (outcome !== undefined) expect(String(outcome)).toMatch(/could not be written|The disk failed|ENOSPC|EIO/);
        for (const [id, count] of ledger.acknowledged) {
          expect({ n, call: fault.call, count: (await store.get(ITEMS, id))?.document.count }).toEqual({
            n,
            call: fault.call,
            count,
          });
        }
      }
      disk.beforeChange = () => {};
      const last = await countUp(store, ledger, 1).then(
        () => "written",
        (error: unknown) => (error as Error).name,
      );
      expect(["written", "StoreRefusal"]).toContain(last);
      const isRefused = last === "StoreRefusal";
      if (isRefused) refusals += 1;
      // Only a failed sync stops all writes, and a new start allows them again.
      expect({ n, call: fault.call, isRefused }).toEqual({ n, call: fault.call, isRefused: /sync/.test(fault.call) });
      const before = await contentOf(store, ledger);
      const afterKill = await openOn(disk.crash(() => 1));
      expect({ n, call: fault.call, content: await contentOf(afterKill, ledger) }).toEqual({
        n,
        call: fault.call,
        content: before,
      });
      await countUp(afterKill, ledger.copy(), 5);
      const afterPowerCut = await openOn(disk.crash(() => 0));
      expect({ n, call: fault.call, loss: await findLoss(afterPowerCut, ledger) }).toEqual({
        n,
        call: fault.call,
        loss: [],
      });
      if (!fault.hasFailed) break;
    }
    expect(refusals).toBeGreaterThan(5);
  });

  test("a failed start can be repeated without a loss", async () => {
    for (let n = 1; ; n += 1) {
      const disk = new CrashDisk();
      const ledger = new Ledger();
      const first = await openOn(disk);
      await countUp(first, ledger, 1);
      await first.settle();
      await countUp(first, ledger, 1);
      const killed = disk.crash(() => 1);
      const fault = failAt(killed, n, code);
      const outcome = await openOn(killed).then(
        (store) => store.close(),
        (error: unknown) => String(error),
      );
      if (outcome !== undefined) expect(outcome).toMatch(/ENOSPC|EIO|The disk failed/);
      killed.beforeChange = () => {};
      const again = await openOn(killed.crash(() => 1));
      expect({ n, call: fault.call, loss: await findLoss(again, ledger) }).toEqual({ n, call: fault.call, loss: [] });
      await countUp(again, ledger, 1);
      if (!fault.hasFailed) break;
    }
  });
});

test("a store on a full disk is not ready until there is space again, even without requests", async () => {
  const disk = new CrashDisk();
  const store = await openOn(disk);
  await countUp(store, new Ledger(), 1);
  await store.check();
  disk.beforeChange = (call, path) => {
    if (call === "write") throw systemError("ENOSPC", path);
  };
  await expect(countUp(store, new Ledger(), 2)).rejects.toMatchObject({ name: "StoreRefusal" });
  await expect(store.check()).rejects.toThrow("ENOSPC");
  disk.beforeChange = () => {};
  await store.check();
  await countUp(store, new Ledger(), 3);
  await store.close();
});

test("a partial record found at the start is removed before others are written after it", async () => {
  const disk = new CrashDisk();
  const ledger = new Ledger();
  const store = await openOn(disk);
  await countUp(store, ledger, 1);
  let torn: CrashDisk | undefined;
  disk.beforeChange = (call, path) => {
    if (call === "sync" && path.endsWith(".journal")) torn ??= disk.crash((isContent) => (isContent ? 0.5 : 1));
  };
  const told = ledger.copy();
  await countUp(store, ledger, 1);
  if (torn === undefined) throw new Error("nothing was synced");
  // The checkpoint fails, so the journal stays.
  torn.beforeChange = (_, path) => {
    if (path.includes("/temporary/")) throw systemError("ENOSPC", path);
  };
  const restarted = await openOn(torn);
  expect(restarted.report.tornBytes).toBeGreaterThan(100);
  await countUp(restarted, told, 1);
  const again = await openOn(torn.crash(() => 1));
  expect(await findLoss(again, told)).toEqual([]);
  await again.close();
});
