import type { AuditEntry, AuditPage, AuditQuery } from "../store.js";
import type { AuditFiles } from "./audit-files.js";
import { writeToFiles } from "./checkpoint.js";
import type { DiskHealth } from "./disk-health.js";
import type { FileDocuments } from "./file-documents.js";
import type { FileSystem } from "./file-system.js";
import type { Folders } from "./folders.js";
import type { Journal } from "./journal.js";

/** Size of the journal that starts a checkpoint before its delay has passed. */
const JOURNAL_BYTES = 4 * 1024 * 1024;
/** Commits wait for a checkpoint while the documents that are not in the files take this much memory. */
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
  /** Milliseconds from the first commit that is not in the data files. */
  readonly delay: number;
}

/** Writes commits from the journal to the data files, in the background. */
export class Checkpoints {
  readonly #input: CheckpointsInput;
  /** Entries that are in the journal and not yet in the files of the audit log. */
  #entries: readonly AuditEntry[];
  /** Runs work while no commit is written. */
  #between: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work();
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failure: unknown;

  constructor(input: CheckpointsInput, replayed: readonly AuditEntry[]) {
    this.#input = input;
    this.#entries = replayed;
  }

  /** Error of the last checkpoint, if it failed. Its data are safe in the journal. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Call it when commits can be written. */
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

  /** Call it after commits have been written. */
  note(entries: readonly AuditEntry[]): void {
    if (entries.length > 0) this.#entries = [...this.#entries, ...entries];
    if (this.#input.journal.length >= JOURNAL_BYTES) void this.run();
    else this.#schedule();
  }

  /** Resolves when all committed data are in the data files, or when that failed: see `failure`. */
  run(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * Runs work while the data files have one consistent state, from a time after the call. Commits continue: they wait
   * in the journal.
   *
   * @throws if the files could not be brought to that state
   */
  async whileAtRest(work: () => Promise<void>): Promise<void> {
    // A checkpoint in progress may have begun before the call.
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

  /** Resolves when there is memory for another commit, or when the checkpoint failed. */
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
