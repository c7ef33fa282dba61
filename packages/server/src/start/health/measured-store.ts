import { ReadThrough } from "../../store/read-through.js";
import type { AuditEntry, AuditPage, AuditQuery, Blobs, Store, Transaction } from "../../store/store.js";
import { StoreConflict } from "../../store/store-conflict.js";
import type { Metrics } from "./metrics.js";

/** A store whose transactions are timed. */
export class MeasuredStore extends ReadThrough implements Store {
  readonly #store: Store;
  readonly #commits: Metrics["commits"];

  constructor(store: Store, { commits }: Pick<Metrics, "commits">) {
    super(store);
    this.#store = store;
    this.#commits = commits;
  }

  get blobs(): Blobs {
    return this.#store.blobs;
  }

  async transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const stop = this.#commits.startTimer();
    try {
      const result = await this.#store.transact(work);
      stop({ outcome: "stored" });
      return result;
    } catch (error) {
      stop({ outcome: error instanceof StoreConflict ? "conflict" : "failed" });
      throw error;
    }
  }

  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    return this.#store.auditEntries(after, limit);
  }

  findAudit(query: AuditQuery): Promise<AuditPage> {
    return this.#store.findAudit(query);
  }

  check(): Promise<void> {
    return this.#store.check();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
