import { stat } from "node:fs/promises";
import { openFileStore } from "../../store/file/open-file-store.js";
import { openPostgresStore } from "../../store/postgres/postgres-store.js";
import { StoreDamage, StoreInUse } from "../../store/store-problem.js";
import type { TransferStore } from "../../store/transfer/transfer-store.js";
import { ALL_COLLECTIONS } from "../all-collections.js";
import type { StoreConfig } from "../config/run-config.js";
import { describeStartFailure } from "../describe-start-failure.js";
import { damaged, refused, type StoreOutcome } from "./store-outcome.js";

/**
 * Opens the storage of a server, works on it, and closes it. No other process may have the folder open.
 *
 * @param whenInUse - Runs if another process has it; by default, the call is refused.
 */
export async function withStore(
  config: StoreConfig,
  work: (store: TransferStore) => Promise<StoreOutcome>,
  whenInUse?: () => Promise<StoreOutcome>,
): Promise<StoreOutcome> {
  if (config.databaseUrl === undefined && !(await isFolder(config.dataFolder))) {
    return refused(`The folder ${config.dataFolder} does not exist. Set --data or EPB_DATA_FOLDER to the data folder.`);
  }
  return withEmptyStore(config, work, whenInUse);
}

/** The same on a store that may yet be made. */
export async function withEmptyStore(
  config: StoreConfig,
  work: (store: TransferStore) => Promise<StoreOutcome>,
  whenInUse?: () => Promise<StoreOutcome>,
): Promise<StoreOutcome> {
  let store: TransferStore | undefined;
  try {
    store = await openBareStore(config);
    return await work(store);
  } catch (error) {
    if (error instanceof StoreInUse && whenInUse !== undefined) return await whenInUse();
    const why = describeStartFailure(error, { host: "", port: 0, store: config });
    if (why === undefined) throw error;
    return error instanceof StoreDamage ? damaged([why]) : refused(why);
  } finally {
    await store?.close();
  }
}

async function openBareStore({ dataFolder, databaseUrl }: StoreConfig): Promise<TransferStore> {
  if (databaseUrl === undefined) return openFileStore(dataFolder, { collections: ALL_COLLECTIONS });
  return openPostgresStore(databaseUrl, { collections: ALL_COLLECTIONS });
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}
