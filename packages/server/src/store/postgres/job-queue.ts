import type { PoolClient } from "pg";
import type { Job, Transaction } from "../store.js";

/** Where a transaction puts jobs: they are there when it is stored, and are not when it is undone. */
export interface JobQueue {
  enqueue(job: Job, client: PoolClient, transaction: Transaction): Promise<void>;
  close(): Promise<void>;
}
