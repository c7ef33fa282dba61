import { join } from "node:path";
import type { FileSystem } from "./file-system.js";

/** How often a process looks whether somebody asks for a backup, in milliseconds. */
const LOOK_EVERY = 1000;

/**
 * Where another process asks the one that has the folder for a backup, by files in the folder: who may put one there may
 * read all of it anyway.
 */
export interface BackupPaths {
  /** Put there by who asks. */
  readonly request: string;
  /** In its place once it is seen. */
  readonly taken: string;
  /** The folder while it is made. */
  readonly making: string;
  /** The folder, which is a store with the state of a moment after the request. Who asked takes it away. */
  readonly made: string;
  /** In its place when it could not be made, with the reason. */
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

/** Makes the backups that other processes ask for. */
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

  /** Resolves when none is being made. */
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
