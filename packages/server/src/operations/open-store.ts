import type { Logger } from "pino";
import type { StoreConfig } from "../config/run-config.js";
import { JOB_HANDLERS } from "../jobs/all-jobs.js";
import { BossJobs } from "../jobs/boss-jobs.js";
import { InProcessJobs } from "../jobs/in-process-jobs.js";
import type { JobRunner } from "../jobs/job-runner.js";
import { createMemoryLimits } from "../limits/create-limits.js";
import type { Limits } from "../limits/limits.js";
import { openPostgresLimits } from "../limits/open-postgres-limits.js";
import type { Services } from "../services.js";
import { ALL_COLLECTIONS } from "../store/all-collections.js";
import { openFileStore } from "../store/file/open-file-store.js";
import { openPostgresStore } from "../store/postgres/postgres-store.js";
import type { Store } from "../store/store.js";
import { measureJobs } from "./measure-jobs.js";
import type { Metrics } from "./metrics.js";

/** A store with what goes with it: limits and jobs that all its servers share. */
export interface OpenedStore {
  readonly kind: "folder" | "database";
  readonly store: Store;
  readonly limits: Limits;
  createJobs(services: Services, metrics: Metrics): JobRunner;
  close(): Promise<void>;
}

/** Opens the database where there is one, and the folder otherwise. */
export function openStore({ dataFolder, databaseUrl }: StoreConfig, log: Logger): Promise<OpenedStore> {
  return databaseUrl === undefined ? openFolder(dataFolder, log) : openDatabase(databaseUrl, log);
}

async function openFolder(folder: string, log: Logger): Promise<OpenedStore> {
  const store = await openFileStore(folder, { collections: ALL_COLLECTIONS });
  const { damage, replayed } = store.report;
  for (const problem of damage) log.error({ err: problem }, "something that is stored is broken; it was left as it is");
  if (replayed > 0) log.info({ replayed }, "changes that were not in their files yet were put there");
  return {
    kind: "folder",
    store,
    limits: createMemoryLimits(),
    close: () => store.close(),
    createJobs: (services, metrics) => new InProcessJobs(services, measureJobs(JOB_HANDLERS, metrics)),
  };
}

async function openDatabase(url: string, log: Logger): Promise<OpenedStore> {
  const onError = (error: Error): void => log.warn({ err: error }, "a connection to the database broke off");
  const store = await openPostgresStore(url, { collections: ALL_COLLECTIONS, onError });
  try {
    const { limits, close } = await openPostgresLimits(url, onError);
    return {
      kind: "database",
      store,
      limits,
      createJobs: (services, metrics) => new BossJobs(url, services, measureJobs(JOB_HANDLERS, metrics)),
      close: async () => {
        await close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
