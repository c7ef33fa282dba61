import { dirname } from "node:path";
import type { FileSystem } from "./file-system.js";

/** Makes folders that survive a power cut. */
export class Folders {
  readonly #fileSystem: FileSystem;
  readonly #known = new Set<string>();

  constructor(fileSystem: FileSystem) {
    this.#fileSystem = fileSystem;
  }

  /** A folder and those above it, up to `root`, which is there. */
  async make(path: string, root: string): Promise<void> {
    if (path === root || this.#known.has(path)) return;
    const parent = dirname(path);
    await this.make(parent, root);
    await this.#fileSystem.makeFolder(path);
    // Also when it was there: whoever made it may not have come so far.
    await this.#fileSystem.syncFolder(parent);
    this.#known.add(path);
  }
}
