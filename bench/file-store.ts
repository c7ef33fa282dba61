import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { PROJECT_ENTRIES } from "../packages/server/src/features/projects/project-entries.js";
import { ALL_COLLECTIONS } from "../packages/server/src/start/all-collections.js";
import type { FileStore } from "../packages/server/src/store/file/file-store.js";
import type { FileSystem } from "../packages/server/src/store/file/file-system.js";
import { NODE_FILE_SYSTEM } from "../packages/server/src/store/file/node-file-system.js";
import { openFileStore } from "../packages/server/src/store/file/open-file-store.js";
import { projectEntry } from "../packages/server/testing/many-projects.js";
import { interleave, median, printRows, type Row } from "./measure.js";
import { listKinds, slowest } from "./project-lists.js";

const SAVES = 200;
const AT_ONCE = 500;
const MEGABYTE = 1024 * 1024;

/**
 * Store in a folder: start, lists, saves. The event loop must not block, because it serves all users. @see performance
 * §4
 */
export async function benchFileStore(projects: number, rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "epb-bench-"));
  try {
    await fill(folder, projects);
    const rows: Row[] = [];
    const before = memory();
    const begin = performance.now();
    const syncs = timedSyncs();
    const store = await openFileStore(folder, { collections: ALL_COLLECTIONS, fileSystem: syncs.fileSystem });
    rows.push({ what: "start, seconds", measured: ((performance.now() - begin) / 1000).toFixed(1), goal: "" });
    for (const { what, ways } of listKinds(store, projects)) {
      const first = await stallOf(async () => {
        for (const way of Object.values(ways)) await way();
      });
      let time: Readonly<Record<string, number>> = {};
      const later = await stallOf(async () => {
        time = await interleave(ways, { rounds, warmUp: 0 });
      });
      const { name, time: most } = slowest(time);
      rows.push(
        { what: `${what} (${Object.keys(ways).length}), slowest: ${name}, ms`, measured: most.toFixed(1), goal: "" },
        { what: "  longest stall, first time and later, ms", measured: `${first} ${later}`, goal: "≤ 10" },
      );
    }
    rows.push({ what: "memory, MB", measured: String(Math.round(memory() - before)), goal: "" });
    const { total, own } = await saveTimes(store, syncs, projects);
    rows.push(
      { what: "save of one project, ms", measured: total.toFixed(2), goal: "" },
      { what: "  besides the sync, ms", measured: own.toFixed(2), goal: "≤ 1" },
    );
    await store.close();
    printRows(`File store, ${projects} projects (performance §4)`, rows);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Without syncing to the disk: the benchmark does not test power loss. */
async function fill(folder: string, projects: number): Promise<void> {
  const fileSystem: FileSystem = {
    ...NODE_FILE_SYSTEM,
    open: async (path, how) => ({ ...(await NODE_FILE_SYSTEM.open(path, how)), sync: async () => {} }),
    syncFolder: async () => {},
  };
  const store = await openFileStore(folder, { fileSystem, collections: ALL_COLLECTIONS });
  for (let start = 0; start < projects; start += AT_ONCE) {
    const documents = Array.from({ length: Math.min(AT_ONCE, projects - start) }, (_, offset) => {
      const document = projectEntry(start + offset, projects);
      return { collection: PROJECT_ENTRIES.name, id: document.id, revision: 1, document };
    });
    await store.restore(documents, []);
  }
  await store.close();
}

interface TimedSyncs {
  readonly fileSystem: FileSystem;
  /** Milliseconds spent waiting for a sync. */
  spent(): number;
}

function timedSyncs(): TimedSyncs {
  let spent = 0;
  const timed = async (work: () => Promise<void>): Promise<void> => {
    const begin = performance.now();
    await work();
    spent += performance.now() - begin;
  };
  const fileSystem: FileSystem = {
    ...NODE_FILE_SYSTEM,
    open: async (path, how) => {
      const file = await NODE_FILE_SYSTEM.open(path, how);
      return { ...file, sync: () => timed(() => file.sync()) };
    },
    syncFolder: (path) => timed(() => NODE_FILE_SYSTEM.syncFolder(path)),
  };
  return { fileSystem, spent: () => spent };
}

/** Saves sequentially, each to another project, while no changes are transferred to the files. */
async function saveTimes(
  store: FileStore,
  syncs: TimedSyncs,
  projects: number,
): Promise<{ readonly total: number; readonly own: number }> {
  const [totals, owns]: [number[], number[]] = [[], []];
  for (let count = 0; count < SAVES; count += 1) {
    const { id } = projectEntry((count * 37) % projects, projects);
    const stored = await store.get(PROJECT_ENTRIES, id);
    if (stored === undefined) throw new Error("a project is gone");
    await store.settle();
    const [begin, synced] = [performance.now(), syncs.spent()];
    const item = { ...stored.document.item, modifiedDate: new Date(count).toISOString() };
    await store.transact(async (transaction) => {
      await transaction.update(PROJECT_ENTRIES, { ...stored.document, item }, stored.revision);
      await transaction.record({ at: "2026-11-21T12:00:00.000Z", action: "project.changed" });
    });
    const total = performance.now() - begin;
    totals.push(total);
    owns.push(total - (syncs.spent() - synced));
  }
  return { total: median(totals), own: median(owns) };
}

/** Longest time in which the event loop was blocked, in milliseconds. */
async function stallOf(work: () => Promise<void>): Promise<string> {
  const resolution = 1;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  await work();
  // The next turn records the last block.
  await new Promise((resolve) => setTimeout(resolve, 5 * resolution));
  delay.disable();
  return Math.max(0, delay.max / 1e6 - resolution).toFixed(0);
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / MEGABYTE;
}
