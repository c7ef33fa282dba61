import type { AuditAction } from "@epb/contract";
import type { Collection, Identified, Stored } from "./collection.js";
import type { Condition, Page, Query, Single } from "./query.js";

/** Reads committed documents. */
export interface Reader {
  get<Document extends Identified>(collection: Collection<Document>, id: string): Promise<Stored<Document> | undefined>;
  /** The document with the value in a unique column. */
  getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined>;
  find<Document extends Identified>(collection: Collection<Document>, query: Query): Promise<Page<Stored<Document>>>;
  count<Document extends Identified>(collection: Collection<Document>, where?: readonly Condition[]): Promise<number>;
  /** Values of a column with one value, of all matching documents in any order; undefined for a document without one. */
  values<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    where?: readonly Condition[],
  ): Promise<readonly (Single | undefined)[]>;
}

/**
 * Serializable reads and writes, which all take effect or none. The work may run more than once, so it must have no
 * side effects.
 */
export interface Transaction extends Reader {
  /** @throws StoreConflict "duplicate" if the id, or a value of a unique column, is taken */
  insert<Document extends Identified>(collection: Collection<Document>, document: Document): Promise<Stored<Document>>;
  /**
   * @param revision - Revision of the document that was read.
   * @param json - The document as JSON in UTF-8, if the caller has it. It must not be changed afterwards.
   * @throws StoreConflict "stale" if the document has changed since, "duplicate" if a unique value is taken, "missing"
   */
  update<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
    revision: number,
    json?: Buffer,
  ): Promise<Stored<Document>>;
  /** @throws StoreConflict "stale", "missing" */
  remove<Document extends Identified>(collection: Collection<Document>, id: string, revision: number): Promise<void>;
  /** Writes an entry of the audit log; the store adds its number and the previous hash. */
  record(event: AuditEvent): Promise<void>;
  /** Enqueues a job, which runs after the transaction, at least once. */
  enqueue(job: Job): Promise<void>;
}

/** An event for the audit log. */
export interface AuditEvent {
  /** ISO 8601 instant. */
  readonly at: string;
  readonly action: AuditAction;
  /** Id of the user; undefined without a session. */
  readonly actorId?: string;
  /** Object of the action: a collection and an id. */
  readonly subject?: { readonly kind: string; readonly id: string };
  /** Further details, without passwords, codes, and tokens. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** An entry of the audit log. Its hash covers the entry and the previous hash. */
export interface AuditEntry extends AuditEvent {
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** Filter of entries: all given conditions must match. */
export interface AuditFilter {
  readonly actorId?: string;
  readonly action?: AuditAction;
  readonly exceptActions?: readonly AuditAction[];
  /** Id of the object of the action. */
  readonly subjectId?: string;
  /** ISO 8601 instants in UTC, with milliseconds. */
  readonly from?: string;
  readonly before?: string;
}

export interface AuditQuery {
  readonly where?: AuditFilter;
  readonly isNewestFirst?: boolean;
  /** Number of the entry before the page, in its order. */
  readonly after?: number;
  readonly limit: number;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /**
   * Value of `after` for the next page; undefined on the last page. A page may have fewer entries than its limit, or
   * none, and still have a next page: the store searches a part of a long log at a time.
   */
  readonly next?: number;
}

/** Work for later. */
export interface Job {
  readonly kind: string;
  /** Plain JSON data. */
  readonly data: unknown;
  /** If a job with the same key is waiting, no second one is added. */
  readonly key?: string;
  /** ISO 8601 instant before which the job does not run. */
  readonly notBefore?: string;
}

/** Storage of all data. Two implementations share one test suite: `testing/store-conformance.ts`. */
export interface Store extends Reader {
  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** The audit log in its order. @param after - Number of an entry. */
  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]>;
  /** A page of the matching entries. Entries that are added in the meantime change only the first page. */
  findAudit(query: AuditQuery): Promise<AuditPage>;
  readonly blobs: Blobs;
  /** @throws if the store cannot be read and written */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Contents of files, by their SHA-256 in hexadecimal. They stay while a document refers to them. */
export interface Blobs {
  /** Stores the content of the stream permanently. */
  write(content: AsyncIterable<Uint8Array>): Promise<{ readonly sha256: string; readonly size: number }>;
  /** @throws StoreConflict "missing" */
  read(sha256: string): Promise<AsyncIterable<Uint8Array>>;
  /** The hashes of the contents, in ascending order, after `after`; "" sorts before all. */
  list(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Removes content that no document refers to. Content that was written since the instant stays, even if it existed
   * before: a transaction may be about to refer to it.
   *
   * @returns True if it was removed.
   */
  remove(sha256: string, unlessWrittenSince: Date): Promise<boolean>;
}
