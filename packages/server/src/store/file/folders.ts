import { dirname } from "node:path";
import type { FileSystem } from "./file-system.js";

/** Creates folders that survive a power cut. */
export class Folders {
  readonly #fileSystem: FileSystem;
  readonly #known = new Set<string>();

  constructor(fileSystem: FileSystem) {
    this.#fileSystem = fileSystem;
  }

  /** Creates a folder and its parents, up to the existing folder `root`. */
  async make(path: string, root: string): Promise<void> {
    if (path === root || this.#known.has(path)) return;
    const parent = dirname(path);
    await this.make(parent, root);
    await this.#fileSystem.makeFolder(path);
    // Also syncs an existing folder: its creator may not have synced it.
    await this.#fileSystem.syncFolder(parent);
    this.#known.add(path);
  }
}
