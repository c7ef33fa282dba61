import type { Stored } from "../collection.js";
import type { AuditEntry, Store } from "../store.js";
import type { WaitingJob } from "../waiting-jobs.js";

/** A document as another store had it. */
export interface RestoredDocument {
  readonly collection: string;
  readonly id: string;
  readonly revision: number;
  readonly document: unknown;
}

/** A store whose whole content can be taken out and put in. */
export interface TransferStore extends Store {
  /** Names of the collections that have documents. */
  collectionNames(): Promise<readonly string[]>;
  /** Jobs that wait elsewhere than among the documents, as documents: they are moved with them. */
  queuedJobs(): Promise<readonly Stored<WaitingJob>[]>;
  /** The SHA-256 of all blobs, in their order. */
  blobHashes(): AsyncIterable<string>;
  /** Puts in documents and entries as they are, revisions and hashes included, all of them or none. */
  restore(documents: readonly RestoredDocument[], entries: readonly AuditEntry[]): Promise<void>;
}
