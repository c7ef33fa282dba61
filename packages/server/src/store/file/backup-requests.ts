import { join } from "node:path";
import type { FileSystem } from "./file-system.js";

/** Interval of the check for backup requests, in milliseconds. */
const LOOK_EVERY = 1000;

/**
 * Files in the folder by which another process requests a backup from the process that holds the folder. A process that
 * can create them can read the whole folder anyway.
 */
export interface BackupPaths {
  /** Created by the requesting process. */
  readonly request: string;
  /** Replaces `request` once it is seen. */
  readonly taken: string;
  /** The backup in progress. */
  readonly making: string;
  /** The finished backup: a store with the state at a time after the request. The requesting process deletes it. */
  readonly made: string;
  /** Replaces the backup if it failed, with the reason. */
  readonly failed: string;
}

export function backupPaths(root: string, id: string): BackupPaths {
  const path = join(root, `backup-${id}`);
  return {
    ...{ request: `${path}.request`, taken: `${path}.taken`, making: `${path}.making` },
    ...{ made: path, failed: `${path}.failed` },
  };
}

const REQUEST = /^backup-([0-9a-f-]{36})\.request$/;

/** Makes the backups that other processes request. */
export class BackupRequests {
  readonly #fileSystem: FileSystem;
  readonly #root: string;
  readonly #makeBackup: (folder: string) => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(fileSystem: FileSystem, root: string, makeBackup: (folder: string) => Promise<void>) {
    this.#fileSystem = fileSystem;
    this.#root = root;
    this.#makeBackup = makeBackup;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY).unref();
  }

  /** Resolves when no backup is in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  #look(): void {
    this.#looking ??= this.#makeAll()
      // Who asks hears nothing, and asks again.
      .catch(() => undefined)
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #makeAll(): Promise<void> {
    for (const name of await this.#fileSystem.list(this.#root)) {
      const [, id] = REQUEST.exec(name) ?? [];
      if (id !== undefined) await this.#make(backupPaths(this.#root, id));
    }
  }

  async #make({ request, taken, making, made, failed }: BackupPaths): Promise<void> {
    await this.#fileSystem.rename(request, taken);
    try {
      await this.#makeBackup(making);
      await this.#fileSystem.rename(making, made);
    } catch (error) {
      const file = await this.#fileSystem.open(failed, "create");
      await file.write(Buffer.from(error instanceof Error ? error.message : String(error)), 0);
      await file.close();
    } finally {
      await this.#fileSystem.remove(taken);
    }
  }
}
