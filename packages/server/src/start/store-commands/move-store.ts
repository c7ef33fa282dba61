import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { exportStore } from "../../store/transfer/export-store.js";
import { importStore, migrateStore, type TransferSummary } from "../../store/transfer/import-store.js";
import type { TransferStore } from "../../store/transfer/transfer-store.js";
import { ALL_COLLECTIONS } from "../all-collections.js";
import type { StoreConfig } from "../config/run-config.js";
import { done, refused, type StoreOutcome } from "./store-outcome.js";
import { withEmptyStore, withStore } from "./with-store.js";

/** Writes all data to a file for its owner only. An interrupted run leaves no partial file. */
export function exportStoreTo(config: StoreConfig, path: string): Promise<StoreOutcome> {
  return withStore(config, (store) => writeExport(store, path));
}

/** @see exportStoreTo */
export async function writeExport(store: TransferStore, path: string): Promise<StoreOutcome> {
  if (await isThere(path)) return refused(`${path} already exists. Choose a new file name.`);
  const unfinished = `${path}.unfinished`;
  try {
    const file = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(exportStore(store, ALL_COLLECTIONS), file);
    await rename(unfinished, path);
  } catch (error) {
    if (!isOfFile(error)) throw error;
    await rm(unfinished, { force: true });
    return refused(`${path} cannot be written (${error.code}).`);
  }
  return done(`All data was written to ${path}.`);
}

/** Fills an empty store with an export. */
export async function importStoreFrom(config: StoreConfig, path: string): Promise<StoreOutcome> {
  if (!(await isThere(path))) return refused(`The file ${path} does not exist.`);
  return withEmptyStore(config, async (store) =>
    done(describe(await importStore(store, () => createReadStream(path)))),
  );
}

/** Copies everything from the folder to the database, or back. */
export async function moveStore(config: StoreConfig, to: "database" | "folder"): Promise<StoreOutcome> {
  if (config.databaseUrl === undefined) return refused("EPB_DATABASE_URL is not set.");
  const folder: StoreConfig = { dataFolder: config.dataFolder };
  const [source, target] = to === "database" ? [folder, config] : [config, folder];
  return withStore(source, (from) =>
    withEmptyStore(target, async (into) => done(describe(await migrateStore(from, into, ALL_COLLECTIONS)))),
  );
}

function describe({ documents, auditEntries, blobs }: TransferSummary): string {
  const count = Object.values(documents).reduce((sum, each) => sum + each, 0);
  return `Copied: ${count} documents, ${auditEntries} entries of the audit log, ${blobs} files.`;
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function isOfFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "code" in error;
}
