import type { Identified, Stored } from "../collection.js";
import { ReadThrough } from "../read-through.js";
import type { AuditEntry, AuditPage, AuditQuery, Blobs, Transaction } from "../store.js";
import { type StoreDamage, StoreRefusal } from "../store-problem.js";
import type { RestoredDocument, TransferStore } from "../transfer/transfer-store.js";
import type { WaitingJob } from "../waiting-jobs.js";
import type { BlobFiles } from "./blob-files.js";
import type { Checkpoints } from "./checkpoints.js";
import type { DiskHealth } from "./disk-health.js";
import type { FileDocuments } from "./file-documents.js";
import { FileTransaction, type JobSource } from "./file-transaction.js";
import type { FolderLock } from "./folder-lock.js";
import { type GroupCommit, Withdrawn } from "./group-commit.js";
import { Overlay } from "./overlay.js";
import { rowOf } from "./row.js";
import { versionOf } from "./version.js";
import { View } from "./view.js";

/** Result of a start. */
export interface StartReport {
  /** Unreadable files; the others work. */
  readonly damage: readonly StoreDamage[];
  /** Commits that were only in the journal: more than zero after a crash. */
  readonly replayed: number;
  /** Size of an incomplete commit, which no client was notified about, in bytes. */
  readonly tornBytes: number;
}

export interface FileStoreParts {
  readonly documents: FileDocuments;
  readonly commits: GroupCommit;
  readonly checkpoints: Checkpoints;
  readonly blobs: BlobFiles;
  readonly health: DiskHealth;
  readonly lock: FolderLock;
  readonly jobs: JobSource;
  readonly report: StartReport;
  /** Creates a separate store that shares the current files. */
  readonly linkFiles: (folder: string) => Promise<void>;
  /** @throws if nothing can be written */
  readonly tryWriting: () => Promise<void>;
  /** Lists everything that was changed since it was written. */
  readonly verify: () => Promise<readonly StoreDamage[]>;
  /** Stops background work, and releases the folder. */
  readonly end: () => Promise<void>;
}

/** Result of a transaction attempt. */
interface Attempt<Result> {
  readonly finish: () => Result;
  /** Resolves when everything that the attempt wrote and read is committed. */
  readonly lasting: Promise<void>;
  readonly hasWritten: boolean;
}

/** A store in a folder. Transactions run one at a time, and share disk syncs. */
export class FileStore extends ReadThrough implements TransferStore {
  readonly #parts: FileStoreParts;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(parts: FileStoreParts) {
    super(new View(parts.documents));
    this.#parts = parts;
  }

  get blobs(): Blobs {
    return this.#parts.blobs;
  }

  get report(): StartReport {
    return this.#parts.report;
  }

  async transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (;;) {
      const { finish, lasting, hasWritten } = await this.#inTurn(() => this.#attempt(work));
      try {
        await lasting;
        return finish();
      } catch (error) {
        const isInDoubt = error instanceof Withdrawn || (!hasWritten && (await failed(lasting)));
        // The attempt read data that were never committed, so it runs again.
        if (!isInDoubt) throw error;
      }
    }
  }

  async restore(documents: readonly RestoredDocument[], entries: readonly AuditEntry[]): Promise<void> {
    await this.#inTurn(async () => {
      this.#requireOpen();
      this.#parts.health.requireGood();
      await this.#parts.checkpoints.room();
      const overlay = new Overlay(this.#parts.commits.top);
      for (const { collection, id, revision, document } of documents) {
        const data = Buffer.from(JSON.stringify(document));
        const known = this.#parts.documents.known(collection);
        overlay.set(known, id, {
          row: rowOf(known, document as Identified),
          version: versionOf(collection, id, revision, data),
        });
      }
      await this.#parts.commits.addEntries(overlay, entries);
    });
  }

  async collectionNames(): Promise<readonly string[]> {
    const { documents } = this.#parts;
    return documents.collections().filter((name) => documents.ids(name).length > 0);
  }

  /** Empty: the jobs are documents. */
  async queuedJobs(): Promise<readonly Stored<WaitingJob>[]> {
    return [];
  }

  blobHashes(): AsyncIterable<string> {
    return this.#parts.blobs.all();
  }

  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    return this.#parts.checkpoints.auditEntries(after, limit);
  }

  findAudit(query: AuditQuery): Promise<AuditPage> {
    return this.#parts.checkpoints.findAudit(query);
  }

  /** Resolves when all committed data are in the files and the journal is empty. @throws if that is not possible now */
  async settle(): Promise<void> {
    await this.#parts.checkpoints.run();
    if (this.#parts.checkpoints.failure !== undefined) throw this.#parts.checkpoints.failure;
  }

  /**
   * Creates a folder on the same disk: a consistent copy of the store with all committed data, and possibly later
   * commits. Records the backup in the audit log.
   */
  async backUp(folder: string): Promise<void> {
    const at = this.#parts.jobs.clock().toISOString();
    await this.transact((transaction) => transaction.record({ at, action: "store.backed-up" }));
    await this.#parts.checkpoints.whileAtRest(() => this.#parts.linkFiles(folder));
  }

  /** Reads everything again, and lists what was changed since it was written. */
  verify(): Promise<readonly StoreDamage[]> {
    return this.#parts.verify();
  }

  async check(): Promise<void> {
    this.#requireOpen();
    const { health, lock, checkpoints, tryWriting } = this.#parts;
    await health.requireRoom(tryWriting);
    await lock.requireHeld();
    if (checkpoints.failure !== undefined) throw checkpoints.failure;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#last;
    await this.#parts.commits.seen.catch(() => undefined);
    await this.#parts.end();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #attempt<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Attempt<Result>> {
    const { documents, commits, jobs, health } = this.#parts;
    await this.#parts.checkpoints.room();
    for (;;) {
      this.#requireOpen();
      const { generation } = commits;
      const overlay = new Overlay(commits.top);
      const transaction = new FileTransaction(documents, overlay, jobs);
      const outcome = await resultOf(() => work(transaction));
      if (commits.generation !== generation) continue;
      const { finish, isDone } = outcome;
      if (!isDone || (overlay.isEmpty && transaction.events.length === 0)) {
        return { finish, lasting: commits.seen, hasWritten: false };
      }
      health.requireGood();
      return { finish, lasting: commits.add(overlay, transaction.events), hasWritten: true };
    }
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new StoreRefusal("The store is closed.");
  }
}

async function resultOf<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly finish: () => Result; readonly isDone: boolean }> {
  try {
    const result = await work();
    return { finish: () => result, isDone: true };
  } catch (error) {
    return {
      finish: () => {
        throw error;
      },
      isDone: false,
    };
  }
}

const failed = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  );
