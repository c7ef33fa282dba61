import type { PoolClient } from "pg";
import type { Job, Transaction } from "../store.js";

/** Queue of a transaction: its jobs appear when it commits, and do not if it is rolled back. */
export interface JobQueue {
  enqueue(job: Job, client: PoolClient, transaction: Transaction): Promise<void>;
  close(): Promise<void>;
}
