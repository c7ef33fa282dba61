import { randomUUID } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BackupPaths, backupPaths } from "../../store/file/backup-requests.js";
import type { StoreConfig } from "../config/run-config.js";
import { exportStoreTo, writeExport } from "./move-store.js";
import { refused, type StoreOutcome } from "./store-outcome.js";
import { withStore } from "./with-store.js";

/** Limit for the server to notice a backup request, limit to create the backup, and interval of checks. Milliseconds. */
const ANSWER_WITHIN = 15_000;
const MADE_WITHIN = 600_000;
const LOOK_EVERY = 100;

/**
 * Writes an export of a folder, also while a server works on it: the server makes a folder with the state of one moment,
 * which takes next to no room, and everything is read from there.
 */
export async function backUpStore(config: StoreConfig, path: string): Promise<StoreOutcome> {
  if (config.databaseUrl !== undefined) {
    return refused("This command backs up a data folder. Back up a database with its own tools, such as pg_dump.");
  }
  return withStore(
    config,
    (store) => writeExport(store, path),
    () => backUpBesideServer(config, path),
  );
}

async function backUpBesideServer({ dataFolder }: StoreConfig, path: string): Promise<StoreOutcome> {
  if (await isThere(path)) return refused(`${path} already exists. Choose a new file name.`);
  return withBackup(dataFolder, (folder) => exportStoreTo({ dataFolder: folder }, path));
}

/** Asks the running server of a folder for a consistent snapshot, and keeps it during the work. */
export async function withBackup<Result>(
  dataFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result | StoreOutcome> {
  const paths = backupPaths(resolve(dataFolder), randomUUID());
  try {
    const problem = await askForBackup(paths);
    return problem === undefined ? await work(paths.made) : refused(problem);
  } finally {
    for (const left of Object.values(paths)) await rm(left, { recursive: true, force: true });
  }
}

/** Resolves once the folder is made; with a reason when it is not. */
async function askForBackup({ request, made, failed }: BackupPaths): Promise<string | undefined> {
  await writeFile(request, "", { flag: "wx", mode: 0o600 });
  for (let waited = 0; ; waited += LOOK_EVERY) {
    await wait(LOOK_EVERY);
    if (await isThere(made)) return undefined;
    if (await isThere(failed)) return `The server could not create the backup: ${await readFile(failed, "utf8")}`;
    if (waited > MADE_WITHIN || (waited > ANSWER_WITHIN && (await isThere(request)))) {
      return "The process that uses the folder does not respond. Check if it is an epb server and if it is healthy.";
    }
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
