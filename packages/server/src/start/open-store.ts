import type { Logger } from "pino";
import { BossJobs } from "../background/boss-jobs.js";
import { InProcessJobs } from "../background/in-process-jobs.js";
import type { JobRunner } from "../background/job-runner.js";
import type { Limits } from "../base/limits.js";
import { createMemoryLimits, openPostgresLimits } from "../http/limits/create-limits.js";
import type { Services } from "../http/services.js";
import { openFileStore } from "../store/file/open-file-store.js";
import { openPostgresStore } from "../store/postgres/postgres-store.js";
import type { Store } from "../store/store.js";
import { ALL_COLLECTIONS } from "./all-collections.js";
import { JOB_HANDLERS } from "./all-jobs.js";
import type { StoreConfig } from "./config/run-config.js";
import { type Metrics, measureJobs } from "./health/metrics.js";

/** A store with what goes with it: limits and jobs that all its servers share. */
export interface OpenedStore {
  readonly kind: "folder" | "database";
  readonly store: Store;
  readonly limits: Limits;
  createJobs(services: Services, metrics: Metrics): JobRunner;
  close(): Promise<void>;
}

/** Opens the database if one is set, and the folder otherwise. */
export function openStore({ dataFolder, databaseUrl }: StoreConfig, log: Logger): Promise<OpenedStore> {
  return databaseUrl === undefined ? openFolder(dataFolder, log) : openDatabase(databaseUrl, log);
}

async function openFolder(folder: string, log: Logger): Promise<OpenedStore> {
  const store = await openFileStore(folder, { collections: ALL_COLLECTIONS });
  const { damage, replayed } = store.report;
  for (const problem of damage) log.error({ err: problem }, "stored data is damaged; it was not changed");
  if (replayed > 0) log.info({ replayed }, "changes from the journal were written to their files");
  return {
    kind: "folder",
    store,
    limits: createMemoryLimits(),
    close: () => store.close(),
    createJobs: (services, metrics) => new InProcessJobs(services, measureJobs(JOB_HANDLERS, metrics)),
  };
}

async function openDatabase(url: string, log: Logger): Promise<OpenedStore> {
  const onError = (error: Error): void => log.warn({ err: error }, "a database connection was lost");
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
