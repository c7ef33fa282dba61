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

/** What there is to say after a start. */
export interface StartReport {
  /** What cannot be read; the rest works. */
  readonly damage: readonly StoreDamage[];
  /** Commits of the journal that had not come to their files: more than none after a crash. */
  readonly replayed: number;
  /** Bytes of a commit that was cut off, and that nobody was told of. */
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
  /** Makes a store of its own of the files as they are. */
  readonly linkFiles: (folder: string) => Promise<void>;
  /** @throws when nothing can be written */
  readonly tryWriting: () => Promise<void>;
  /** Everything that is not as it was written. */
  readonly verify: () => Promise<readonly StoreDamage[]>;
  /** Ends what goes on behind the store, and gives the folder back. */
  readonly end: () => Promise<void>;
}

/** What a transaction came to. */
interface Attempt<Result> {
  readonly finish: () => Result;
  /** Resolves when what it wrote, and what it saw, lasts. */
  readonly lasting: Promise<void>;
  readonly hasWritten: boolean;
}

/** A store in a folder. One transaction runs at a time; they wait for the disk together. */
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
        // What it saw never was: it is done again on what is.
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

  /** None: they are documents. */
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

  /** Resolves when everything that lasts is in its files and the journal is empty. @throws when that cannot be done now */
  async settle(): Promise<void> {
    await this.#parts.checkpoints.run();
    if (this.#parts.checkpoints.failure !== undefined) throw this.#parts.checkpoints.failure;
  }

  /**
   * Makes a folder on the same disk that is a store with all that lasts by now, and perhaps what comes meanwhile: the state
   * of one moment. The audit log says so.
   */
  async backUp(folder: string): Promise<void> {
    const at = this.#parts.jobs.clock().toISOString();
    await this.transact((transaction) => transaction.record({ at, action: "store.backed-up" }));
    await this.#parts.checkpoints.whileAtRest(() => this.#parts.linkFiles(folder));
  }

  /** Reads everything again, and lists what is not as it was written. */
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
