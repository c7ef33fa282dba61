import { join } from "node:path";
import { StoreDamage } from "../store-problem.js";
import type { DiskHealth } from "./disk-health.js";
import type { FileSystem, OpenFile } from "./file-system.js";
import { decodeRecord, encodeRecord, hasRecordAfter, type JournalBatch } from "./journal-record.js";

/** What a journal says of what was made to last and may not be in its files yet. */
export interface Replay {
  /** In their order. */
  readonly batches: readonly JournalBatch[];
  /** Files of the journal, oldest first. */
  readonly segments: readonly string[];
  /** Bytes at the end that a power cut or a crash left of a record that nobody was told of. */
  readonly tornBytes: number;
}

/**
 * The log of commits. A batch of them is one record, and is kept for good when its record is synced. The journal is a row
 * of files with numbers; what they hold is brought to its own files, and then they are removed.
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

  /** @throws StoreDamage when something in it is broken that was made to last */
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
      // Files that follow would make the rest of a record look like one that was broken.
      if (tornBytes > 0) await cutFile(fileSystem, path, bytes.byteLength - tornBytes);
    }
    return { journal: new Journal(fileSystem, folder, health, segments), replay: { batches, segments, tornBytes } };
  }

  /** Bytes that have been written since the last file was begun. */
  get length(): number {
    return this.#length;
  }

  /**
   * Resolves once the batch would survive a power cut. When it rejects, the journal is as before, or it refuses everything
   * until it is opened again.
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

  /** Ends the file that is written. All files that are ended by now, oldest first. */
  async rotate(): Promise<readonly string[]> {
    const file = this.#file;
    this.#file = undefined;
    this.#length = 0;
    await file?.close();
    return [...this.#segments];
  }

  /**
   * Removes files whose content is in its own files. One after the other: an older one that came back after a power cut
   * while a newer one did not would undo what the newer one had done.
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

  /** Back to the last good length. What a failed sync may have left would otherwise show after a restart. */
  async #cut(file: OpenFile): Promise<void> {
    try {
      await file.truncate(this.#length);
      // Without it, a power cut later on could bring back half a record before records of the next file.
      await file.sync();
    } catch (error) {
      this.#health.fail(error);
    }
  }
}

const WHAT_TO_DO =
  "restore the folder from a backup, or move this file away to continue without its changes and all later changes";

/** Adds the whole records of a file. How many bytes at its end are none. */
function readSegment(bytes: Buffer, path: string, batches: JournalBatch[]): number {
  let position = 0;
  while (position < bytes.byteLength) {
    const record = decodeRecord(bytes, position);
    if (record === undefined) {
      // A record is begun once the one before is synced: what stands before a whole one was whole.
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
