import { verifyAudit } from "../src/store/audit/verify-audit.js";
import type { FileStore } from "../src/store/file/file-store.js";
import type { FileSystem } from "../src/store/file/file-system.js";
import type { LockParty } from "../src/store/file/lock-holder.js";
import { openFileStore } from "../src/store/file/open-file-store.js";
import { ITEMS, type Item, itemId } from "./conformance-items.js";

const ROOT = "/store";
let openings = 0;

/** A process to which all earlier ones are dead. */
function nextProcess(): LockParty {
  openings += 1;
  return { self: { host: "test", process: openings, opening: String(openings) }, isRunning: () => false };
}

export function openOn(fileSystem: FileSystem): Promise<FileStore> {
  // Only the size of the journal or a call starts a checkpoint, so that the test controls each step.
  return openFileStore(ROOT, { fileSystem, party: nextProcess(), checkpointDelay: 3_600_000 });
}

/** Acknowledged and attempted writes of a workload. */
export class Ledger {
  /** Highest count of each item. */
  readonly acknowledged = new Map<string, number>();
  readonly attempted = new Map<string, number>();
  readonly blobs: string[] = [];
  events = 0;

  copy(): Ledger {
    const copy = new Ledger();
    for (const [id, count] of this.acknowledged) copy.acknowledged.set(id, count);
    for (const [id, count] of this.attempted) copy.attempted.set(id, count);
    copy.blobs.push(...this.blobs);
    copy.events = this.events;
    return copy;
  }
}

/** Increments an item and its twin, which always has the same count, and records it. */
export async function countUp(store: FileStore, ledger: Ledger, number: number): Promise<void> {
  const [id, twin] = [itemId(number), itemId(number + 100)];
  const count = (ledger.attempted.get(id) ?? 0) + 1;
  ledger.attempted.set(id, count);
  await store.transact(async (transaction) => {
    for (const one of [id, twin]) {
      const stored = await transaction.get(ITEMS, one);
      const item: Item = { id: one, name: one, count, content: "x".repeat(700 * number) };
      if (stored === undefined) await transaction.insert(ITEMS, item);
      else await transaction.update(ITEMS, item, stored.revision);
    }
    await transaction.record({ at: "2026-11-21T12:00:00.000Z", action: "project.changed", details: { count } });
  });
  ledger.acknowledged.set(id, count);
  ledger.events += 1;
}

export async function writeBlob(store: FileStore, ledger: Ledger, content: string): Promise<void> {
  async function* chunks(): AsyncIterable<Uint8Array> {
    yield Buffer.from(content);
    yield Buffer.from(content);
  }
  ledger.blobs.push((await store.blobs.write(chunks())).sha256);
}

/** Losses of a reopened store compared with the ledger. */
export async function findLoss(store: FileStore, ledger: Ledger): Promise<string[]> {
  const loss = (await store.verify()).map(({ message }) => `damaged: ${message}`);
  for (const [id, attempted] of ledger.attempted) {
    const acknowledged = ledger.acknowledged.get(id) ?? 0;
    const count = (await store.get(ITEMS, id))?.document.count ?? 0;
    const twin = (await store.get(ITEMS, itemId(Number(id.slice(-12)) + 100)))?.document.count ?? 0;
    if (count < acknowledged || count > attempted)
      loss.push(`${id}: ${count}, told ${acknowledged}, asked ${attempted}`);
    if (twin !== count) loss.push(`${id}: half a transaction, ${count} and ${twin}`);
  }
  for (const sha256 of ledger.blobs) {
    // verify() reads existing blobs; a missing one throws here.
    await store.blobs.read(sha256).catch(() => loss.push(`blob ${sha256} is lost`));
  }
  const { valid } = await verifyAudit(store);
  if (valid < ledger.events) loss.push(`${valid} entries of the audit log, told ${ledger.events}`);
  return loss;
}
