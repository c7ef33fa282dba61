import { verifyAudit } from "../../store/audit/verify-audit.js";
import { FileStore } from "../../store/file/file-store.js";
import type { Store } from "../../store/store.js";
import type { StoreConfig } from "../config/run-config.js";
import { damaged, done, type StoreOutcome } from "./store-outcome.js";
import { withStore } from "./with-store.js";

/** Checks all stored data and reports damage. */
export function verifyStore(config: StoreConfig): Promise<StoreOutcome> {
  return withStore(config, async (store) => {
    const problems = store instanceof FileStore ? await problemsOf(store) : await problemsOfDatabase(store);
    if (problems.length > 0) return damaged(problems);
    return done("All stored data is intact.");
  });
}

async function problemsOf(store: FileStore): Promise<readonly string[]> {
  return (await store.verify()).map(({ message }) => message);
}

/** A database compares its own pages with their check sums; the chain of the audit log is ours. */
async function problemsOfDatabase(store: Store): Promise<readonly string[]> {
  await store.check();
  const { problem } = await verifyAudit(store);
  return problem === undefined ? [] : [`The audit log was altered from entry ${problem.sequence}.`];
}
