import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Blobs } from "../store.js";
import { StoreConflict } from "../store-conflict.js";
import { refuseWrite, StoreDamage } from "../store-problem.js";
import type { DiskHealth } from "./disk-health.js";
import { type FileSystem, hasCode, type OpenFile } from "./file-system.js";
import type { Folders } from "./folders.js";

const READ_BYTES = 262_144;
const SHA256 = /^[0-9a-f]{64}$/;

interface BlobFilesInput {
  readonly fileSystem: FileSystem;
  readonly health: DiskHealth;
  readonly folders: Folders;
  readonly root: string;
  /** Path of a new temporary file. */
  readonly temporary: () => string;
  readonly clock: () => Date;
}

/** Contents of files, each in a file that is named by its SHA-256. */
export class BlobFiles implements Blobs {
  readonly #input: BlobFilesInput;
  /**
   * Times of this process's writes. No other process writes, and uploads from before its start are no longer in use.
   */
  readonly #writtenAt = new Map<string, number>();
  /** Removals in progress, by hash. */
  readonly #removals = new Map<string, Promise<void>>();

  constructor(input: BlobFilesInput) {
    this.#input = input;
  }

  async write(content: AsyncIterable<Uint8Array>): Promise<{ readonly sha256: string; readonly size: number }> {
    const { fileSystem, health, folders, root, temporary } = this.#input;
    health.requireGood();
    const path = temporary();
    const file = await fileSystem.open(path, "create").catch(refuseWrite);
    const hash = createHash("sha256");
    let size = 0;
    try {
      try {
        for await (const chunk of content) {
          hash.update(chunk);
          await file.write(chunk, size).catch(refuseWrite);
          size += chunk.byteLength;
        }
        await file.sync().catch(refuseWrite);
      } finally {
        await file.close().catch(refuseWrite);
      }
      const sha256 = hash.digest("hex");
      const folder = blobFolder(root, sha256);
      await folders.make(folder, root).catch(refuseWrite);
      this.#noteWritten(sha256);
      // A removal in progress would delete the new content.
      await this.#removals.get(sha256);
      await fileSystem.rename(path, join(folder, sha256)).catch(refuseWrite);
      await fileSystem.syncFolder(folder).catch(refuseWrite);
      return { sha256, size };
    } catch (error) {
      // If the file cannot be removed now, the next start removes it.
      await fileSystem.remove(path).catch(() => undefined);
      throw error;
    }
  }

  async read(sha256: string): Promise<AsyncIterable<Uint8Array>> {
    if (!SHA256.test(sha256)) throw new StoreConflict("missing", "blobs");
    const path = join(blobFolder(this.#input.root, sha256), sha256);
    try {
      return contentOf(await this.#input.fileSystem.open(path, "read"), path, sha256);
    } catch (error) {
      if (hasCode(error, "ENOENT")) throw new StoreConflict("missing", "blobs");
      throw error;
    }
  }

  async list(after: string, limit: number): Promise<readonly string[]> {
    const hashes: string[] = [];
    const { fileSystem, root } = this.#input;
    for (const start of await fileSystem.list(join(root, "blobs"))) {
      if (start < after.slice(0, 2)) continue;
      const names = await fileSystem.list(join(root, "blobs", start));
      hashes.push(...names.filter((name) => SHA256.test(name) && name > after));
      if (hashes.length >= limit) break;
    }
    return hashes.slice(0, limit);
  }

  async remove(sha256: string, unlessWrittenSince: Date): Promise<boolean> {
    this.#input.health.requireGood();
    this.#forgetWritten(unlessWrittenSince.getTime());
    if (!SHA256.test(sha256) || this.#writtenAt.has(sha256) || this.#removals.has(sha256)) return false;
    const removal = this.#removeFile(sha256);
    this.#removals.set(
      sha256,
      removal.then(
        () => undefined,
        () => undefined,
      ),
    );
    try {
      return await removal;
    } finally {
      this.#removals.delete(sha256);
    }
  }

  #noteWritten(sha256: string): void {
    // Keeps the map in the order of the writes.
    this.#writtenAt.delete(sha256);
    this.#writtenAt.set(sha256, this.#input.clock().getTime());
  }

  #forgetWritten(before: number): void {
    for (const [sha256, at] of this.#writtenAt) {
      if (at >= before) return;
      this.#writtenAt.delete(sha256);
    }
  }

  async #removeFile(sha256: string): Promise<boolean> {
    const { fileSystem, root } = this.#input;
    const folder = blobFolder(root, sha256);
    try {
      await fileSystem.remove(join(folder, sha256));
    } catch (error) {
      if (hasCode(error, "ENOENT")) return false;
      throw error;
    }
    await fileSystem.syncFolder(folder);
    return true;
  }

  /** SHA-256 of all contents, in ascending order. */
  async *all(): AsyncGenerator<string> {
    const folder = join(this.#input.root, "blobs");
    for (const start of await this.#input.fileSystem.list(folder)) {
      for (const name of await this.#input.fileSystem.list(join(folder, start))) if (SHA256.test(name)) yield name;
    }
  }
}

const blobFolder = (root: string, sha256: string): string => join(root, "blobs", sha256.slice(0, 2));

/** @throws StoreDamage at the end, if the content was changed */
async function* contentOf(file: OpenFile, path: string, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  try {
    for (let position = 0; ; ) {
      const chunk = await file.read(READ_BYTES, position);
      if (chunk.byteLength === 0) break;
      hash.update(chunk);
      position += chunk.byteLength;
      yield chunk;
    }
  } finally {
    await file.close();
  }
  if (hash.digest("hex") !== sha256) throw new StoreDamage(path, "the content does not match its checksum");
}
