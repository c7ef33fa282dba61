import type { AuditAction } from "@epb/contract";
import type { Collection, Identified, Stored } from "./collection.js";
import type { Condition, Page, Query } from "./query.js";

/** Reads what is stored for good. */
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
}

/**
 * Reads and writes that happen together or not at all, as if no other transaction ran beside them. The work may be done
 * more than once, so it does nothing to the world outside.
 */
export interface Transaction extends Reader {
  /** @throws StoreConflict "duplicate" when the id, or a value of a unique column, is taken */
  insert<Document extends Identified>(collection: Collection<Document>, document: Document): Promise<Stored<Document>>;
  /**
   * @param revision - Of the document as it was read.
   * @param json - The document as JSON in UTF-8, where the caller has that already. Nobody changes it afterwards.
   * @throws StoreConflict "stale" when it has been changed since, "duplicate" when a unique value is taken, "missing"
   */
  update<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
    revision: number,
    json?: Buffer,
  ): Promise<Stored<Document>>;
  /** @throws StoreConflict "stale", "missing" */
  remove<Document extends Identified>(collection: Collection<Document>, id: string, revision: number): Promise<void>;
  /** Writes an entry of the audit log; its number and its link to the one before come from the store. */
  record(event: AuditEvent): Promise<void>;
  /** Puts a job into the queue; it is done after the transaction, at least once. */
  enqueue(job: Job): Promise<void>;
}

/** Something that happened, as the audit log keeps it. */
export interface AuditEvent {
  /** ISO 8601 instant. */
  readonly at: string;
  readonly action: AuditAction;
  /** Id of the user; undefined for what nobody logged in did. */
  readonly actorId?: string;
  /** What it was done to: a collection and an id. */
  readonly subject?: { readonly kind: string; readonly id: string };
  /** What else there is to know: never passwords, codes or tokens. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** An entry of the audit log. Its hash covers the entry and the hash of the one before. */
export interface AuditEntry extends AuditEvent {
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** Which entries are looked for: those that fulfil all that is given. */
export interface AuditFilter {
  readonly actorId?: string;
  readonly action?: AuditAction;
  /** Id of what it was done to. */
  readonly subjectId?: string;
  /** ISO 8601 instants in UTC, with milliseconds. */
  readonly from?: string;
  readonly before?: string;
}

export interface AuditQuery {
  readonly where?: AuditFilter;
  readonly isNewestFirst?: boolean;
  /** Number of the entry behind which the page begins, in its order. */
  readonly after?: number;
  readonly limit: number;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /**
   * What the next page is `after`; undefined on the last. A page may have fewer entries than it could, or none, and yet a
   * next one: the store looks through a part of a long log and leaves the rest for then.
   */
  readonly next?: number;
}

/** Work to be done later. */
export interface Job {
  readonly kind: string;
  /** Plain JSON data. */
  readonly data: unknown;
  /** A job that waits with the same key is enough. */
  readonly key?: string;
  /** ISO 8601 instant before which it is not done. */
  readonly notBefore?: string;
}

/** Where everything is kept. Two implementations, one suite of tests: `testing/store-conformance.ts`. */
export interface Store extends Reader {
  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** The audit log in its order. @param after - Number of an entry. */
  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]>;
  /** A page of the entries that are looked for. What is added meanwhile changes no page behind the first. */
  findAudit(query: AuditQuery): Promise<AuditPage>;
  readonly blobs: Blobs;
  /** @throws when the store cannot be read and written */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Contents of files, by their SHA-256 in hexadecimal. What is there stays until nothing names it. */
export interface Blobs {
  /** Stores for good what the stream gives. */
  write(content: AsyncIterable<Uint8Array>): Promise<{ readonly sha256: string; readonly size: number }>;
  /** @throws StoreConflict "missing" */
  read(sha256: string): Promise<AsyncIterable<Uint8Array>>;
  /** The hashes of what is there, in their order, from the one after `after` on; "" comes before all. */
  list(after: string, limit: number): Promise<readonly string[]>;
  /**
   * Removes content that nothing names any more. What was written since the instant stays, also where it was there
   * before: whoever wrote it is about to name it.
   *
   * @returns Whether it was removed.
   */
  remove(sha256: string, unlessWrittenSince: Date): Promise<boolean>;
}
