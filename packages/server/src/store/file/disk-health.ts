import { StoreRefusal } from "../store-problem.js";
import type { FileSystem, OpenFile } from "./file-system.js";

const DISK_FAILED =
  "The disk failed during a write. The server refuses changes until it is restarted. Check the disk first.";

/**
 * State of the disk. After a failed sync, the system may treat unwritten data as written, and the next sync succeeds.
 * So the store refuses changes until it is opened again and reads the files. It also refuses changes after another
 * process has taken over the folder.
 */
export class DiskHealth {
  #refusal: StoreRefusal | undefined;
  #isFull = false;

  fail(cause: unknown): StoreRefusal {
    this.#refusal ??= cause instanceof StoreRefusal ? cause : new StoreRefusal(DISK_FAILED, { cause });
    return this.#refusal;
  }

  /** @throws StoreRefusal after a failure */
  requireGood(): void {
    if (this.#refusal !== undefined) throw this.#refusal;
  }

  /** Records the result of the last change. */
  noteWrite(isWritten: boolean): void {
    this.#isFull = !isWritten;
  }

  /**
   * After a failed write, tests if writing is possible again: no request may have tried since.
   *
   * @throws any error of the test
   */
  async requireRoom(tryWriting: () => Promise<void>): Promise<void> {
    this.requireGood();
    if (!this.#isFull) return;
    await tryWriting();
    this.#isFull = false;
  }
}

/** The file system, with a record of every failed sync. */
export function watchSyncs(fileSystem: FileSystem, health: DiskHealth): FileSystem {
  const noted = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      throw health.fail(error);
    }
  };
  return {
    open: async (path, how) => {
      const file = await fileSystem.open(path, how);
      const watched: OpenFile = {
        size: () => file.size(),
        read: (length, position) => file.read(length, position),
        write: (bytes, position) => file.write(bytes, position),
        truncate: (length) => file.truncate(length),
        sync: () => noted(file.sync()),
        close: () => file.close(),
      };
      return watched;
    },
    readFile: (path) => fileSystem.readFile(path),
    list: (folder) => fileSystem.list(folder),
    makeFolder: (path) => fileSystem.makeFolder(path),
    requireWritable: (folder) => fileSystem.requireWritable(folder),
    rename: (from, to) => fileSystem.rename(from, to),
    link: (from, to) => fileSystem.link(from, to),
    remove: (path) => fileSystem.remove(path),
    syncFolder: (path) => noted(fileSystem.syncFolder(path)),
    touchedAt: (path) => fileSystem.touchedAt(path),
    touch: (path) => fileSystem.touch(path),
  };
}
