import { join } from "node:path";
import { StoreDamage } from "../store-problem.js";
import type { DiskHealth } from "./disk-health.js";
import type { FileSystem, OpenFile } from "./file-system.js";
import { decodeRecord, encodeRecord, hasRecordAfter, type JournalBatch } from "./journal-record.js";

/** Commits of a journal that may be missing in the data files. */
export interface Replay {
  /** In their order. */
  readonly batches: readonly JournalBatch[];
  /** Files of the journal, oldest first. */
  readonly segments: readonly string[];
  /**
   * Size of an incomplete record at the end, after a power cut or crash, in bytes. No client was notified of its
   * commit.
   */
  readonly tornBytes: number;
}

/**
 * The log of commits. A batch is one record, which is committed when it is synced. The journal is a series of numbered
 * files; they are removed once a checkpoint has written their contents to the data files.
 */
export class Journal {
  readonly #fileSystem: FileSystem;
  readonly #folder: string;
  readonly #health: DiskHealth;
  #segments: string[] = [];
  #file: OpenFile | undefined;
  #nextSegment: number;
  #nextRecord = 1;
  #length = 0;

  private constructor(fileSystem: FileSystem, folder: string, health: DiskHealth, segments: readonly string[]) {
    this.#fileSystem = fileSystem;
    this.#health = health;
    this.#folder = folder;
    this.#segments = [...segments];
    this.#nextSegment = Math.max(0, ...segments.map((name) => Number.parseInt(name, 10))) + 1;
  }

  /** @throws StoreDamage if a committed record is broken */
  static async open(
    fileSystem: FileSystem,
    folder: string,
    health: DiskHealth,
  ): Promise<{ journal: Journal; replay: Replay }> {
    const names = (await fileSystem.list(folder)).filter((name) => /^\d+\.journal$/.test(name));
    const segments = names.sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10));
    const batches: JournalBatch[] = [];
    let tornBytes = 0;
    for (const [index, name] of segments.entries()) {
      const path = join(folder, name);
      const bytes = Buffer.from(await fileSystem.readFile(path));
      tornBytes = readSegment(bytes, path, batches);
      if (
        tornBytes > 0 &&
        index < segments.length - 1 &&
        (await hasRecords(fileSystem, folder, segments.slice(index + 1)))
      ) {
        throw new StoreDamage(path, `a record of the journal is broken; ${WHAT_TO_DO}`);
      }
      // Truncates the incomplete record, which would look like a broken one once later files exist.
      if (tornBytes > 0) await cutFile(fileSystem, path, bytes.byteLength - tornBytes);
    }
    return { journal: new Journal(fileSystem, folder, health, segments), replay: { batches, segments, tornBytes } };
  }

  /** Bytes written to the current file. */
  get length(): number {
    return this.#length;
  }

  /**
   * Resolves once the batch would survive a power cut. If it rejects, the journal is unchanged, or it refuses
   * everything until it is opened again.
   */
  async append(batch: JournalBatch): Promise<void> {
    this.#health.requireGood();
    this.#file ??= await this.#begin();
    const file = this.#file;
    const bytes = encodeRecord(this.#nextRecord, batch);
    try {
      await file.write(bytes, this.#length);
      await file.sync();
    } catch (error) {
      await this.#cut(file);
      throw error;
    }
    this.#nextRecord += 1;
    this.#length += bytes.byteLength;
  }

  /** Closes the current file. Returns all closed files, oldest first. */
  async rotate(): Promise<readonly string[]> {
    const file = this.#file;
    this.#file = undefined;
    this.#length = 0;
    await file?.close();
    return [...this.#segments];
  }

  /**
   * Removes files whose contents are in the data files, one after the other: if a power cut restored an older file
   * without a newer one, the replay would undo later changes.
   */
  async remove(segments: readonly string[]): Promise<void> {
    for (const name of segments) {
      await this.#fileSystem.remove(join(this.#folder, name));
      this.#segments = this.#segments.filter((other) => other !== name);
      await this.#fileSystem.syncFolder(this.#folder);
    }
  }

  async close(): Promise<void> {
    await this.rotate();
  }

  async #begin(): Promise<OpenFile> {
    const name = `${String(this.#nextSegment).padStart(10, "0")}.journal`;
    this.#nextSegment += 1;
    const file = await this.#fileSystem.open(join(this.#folder, name), "create");
    this.#segments.push(name);
    try {
      await this.#fileSystem.syncFolder(this.#folder);
    } catch (error) {
      await file.close();
      throw error;
    }
    this.#length = 0;
    return file;
  }

  /** Truncates to the last complete record. The remains of a failed sync could otherwise appear after a restart. */
  async #cut(file: OpenFile): Promise<void> {
    try {
      await file.truncate(this.#length);
      // Without this sync, a later power cut could restore half a record before records of the next file.
      await file.sync();
    } catch (error) {
      this.#health.fail(error);
    }
  }
}

const WHAT_TO_DO =
  "restore the folder from a backup, or move this file away to continue without its changes and all later changes";

/** Adds the complete records of a file. Returns the number of incomplete bytes at its end. */
function readSegment(bytes: Buffer, path: string, batches: JournalBatch[]): number {
  let position = 0;
  while (position < bytes.byteLength) {
    const record = decodeRecord(bytes, position);
    if (record === undefined) {
      // A record begins after the previous one is synced, so everything before a complete record was complete.
      if (hasRecordAfter(bytes, position)) {
        throw new StoreDamage(path, `a record of the journal is broken, at byte ${position}; ${WHAT_TO_DO}`);
      }
      return bytes.byteLength - position;
    }
    batches.push(record);
    position = record.end;
  }
  return 0;
}

async function cutFile(fileSystem: FileSystem, path: string, length: number): Promise<void> {
  const file = await fileSystem.open(path, "write");
  try {
    await file.truncate(length);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function hasRecords(fileSystem: FileSystem, folder: string, segments: readonly string[]): Promise<boolean> {
  for (const name of segments) {
    const bytes = Buffer.from(await fileSystem.readFile(join(folder, name)));
    if (decodeRecord(bytes, 0) !== undefined || hasRecordAfter(bytes, 0)) return true;
  }
  return false;
}
