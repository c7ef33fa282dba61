import type { Stored } from "../collection.js";
import type { AuditEntry, Store } from "../store.js";
import type { WaitingJob } from "../waiting-jobs.js";

/** A document of another store. */
export interface RestoredDocument {
  readonly collection: string;
  readonly id: string;
  readonly revision: number;
  readonly document: unknown;
}

/** A store whose whole content can be exported and imported. */
export interface TransferStore extends Store {
  /** Names of the collections that have documents. */
  collectionNames(): Promise<readonly string[]>;
  /** Waiting jobs that are not among the documents, as documents: they move with them. */
  queuedJobs(): Promise<readonly Stored<WaitingJob>[]>;
  /** The SHA-256 of all blobs, in ascending order. */
  blobHashes(): AsyncIterable<string>;
  /** Adds documents and entries unchanged, including revisions and hashes, in one transaction. */
  restore(documents: readonly RestoredDocument[], entries: readonly AuditEntry[]): Promise<void>;
}
