import type { AuditEntry, AuditPage, AuditQuery } from "../store.js";
import type { AuditFiles } from "./audit-files.js";
import { writeToFiles } from "./checkpoint.js";
import type { DiskHealth } from "./disk-health.js";
import type { FileDocuments } from "./file-documents.js";
import type { FileSystem } from "./file-system.js";
import type { Folders } from "./folders.js";
import type { Journal } from "./journal.js";

/** The journal is brought to the files when it has so many bytes, or after a while. */
const JOURNAL_BYTES = 4 * 1024 * 1024;
/** Who commits waits for the files when the documents that are not in them take so much memory. */
const PENDING_BYTES = 32 * 1024 * 1024;

export interface CheckpointsInput {
  readonly fileSystem: FileSystem;
  readonly folders: Folders;
  readonly health: DiskHealth;
  readonly root: string;
  readonly documents: FileDocuments;
  readonly audit: AuditFiles;
  readonly journal: Journal;
  readonly temporary: () => string;
  /** In milliseconds, from the first commit that is not in its files. */
  readonly delay: number;
}

/** Brings commits from the journal to their files, behind the back of those who commit. */
export class Checkpoints {
  readonly #input: CheckpointsInput;
  /** Entries that are in the journal and not yet in the audit log's own files. */
  #entries: readonly AuditEntry[];
  /** Does something while no commit is written. */
  #between: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work();
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failure: unknown;

  constructor(input: CheckpointsInput, replayed: readonly AuditEntry[]) {
    this.#input = input;
    this.#entries = replayed;
  }

  /** Why the last one did not come to its end. What it would have brought to its files is safe in the journal. */
  get failure(): unknown {
    return this.#failure;
  }

  /** From now on commits are written. */
  begin(between: <Result>(work: () => Promise<Result>) => Promise<Result>): void {
    this.#between = between;
  }

  async auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    const waiting = this.#entries;
    const filed = await this.#input.audit.entries(after, limit);
    const rest = waiting.filter(({ sequence }) => sequence > after + filed.length);
    return [...filed, ...rest.slice(0, limit - filed.length)];
  }

  findAudit(query: AuditQuery): Promise<AuditPage> {
    return this.#input.audit.find(query, this.#entries);
  }

  /** Commits have been written. */
  note(entries: readonly AuditEntry[]): void {
    if (entries.length > 0) this.#entries = [...this.#entries, ...entries];
    if (this.#input.journal.length >= JOURNAL_BYTES) void this.run();
    else this.#schedule();
  }

  /** Resolves when everything that lasts now is in its files, or when that failed: `failure` tells. */
  run(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Does something while the files hold the state of one moment, which comes after the call. Commits go on: they wait in
   * the journal.
   *
   * @throws when the files could not be brought to that state
   */
  async whileAtRest(work: () => Promise<void>): Promise<void> {
    // One that runs may have begun before.
    while (this.#running !== undefined) await this.#running;
    const outcome = this.#run().then(() => {
      if (this.#failure !== undefined) throw this.#failure;
      return work();
    });
    this.#running = outcome
      .catch(() => undefined)
      .finally(() => {
        this.#running = undefined;
      });
    await outcome;
  }

  /** Resolves when there is memory for another commit, or none can be made. */
  async room(): Promise<void> {
    if (this.#input.documents.pendingBytes > PENDING_BYTES) await this.run();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { documents, audit, journal, health } = this.#input;
    try {
      health.requireGood();
      const { segments, changes, entries } = await this.#between(async () => ({
        segments: await journal.rotate(),
        changes: documents.pending,
        entries: this.#entries,
      }));
      await writeToFiles(this.#input, changes, entries);
      for (const change of changes) documents.settle(change);
      const filed = audit.count;
      this.#entries = this.#entries.filter(({ sequence }) => sequence > filed);
      await journal.remove(segments);
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error;
      this.#schedule();
    }
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.run(), this.#input.delay).unref();
  }
}
