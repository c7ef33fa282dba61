const PREFIX = "epb.recent/";
/** Projects that are kept. */
const MOST = 5;

/**
 * Ids of the projects that a person opened last in this browser, newest first. A sign-out deletes them, so that the next
 * person at a shared computer does not see them.
 */
export class RecentProjects {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  of(userId: string): readonly string[] {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(PREFIX + userId) ?? "[]");
      return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(0, MOST) : [];
    } catch {
      return [];
    }
  }

  opened(userId: string, projectId: string): void {
    this.#keep(userId, [projectId, ...this.of(userId).filter((id) => id !== projectId)].slice(0, MOST));
  }

  /** The project no longer exists, or the person may no longer see it. */
  forget(userId: string, projectId: string): void {
    this.#keep(
      userId,
      this.of(userId).filter((id) => id !== projectId),
    );
  }

  signedOut(userId: string): void {
    this.#storage.removeItem(PREFIX + userId);
  }

  #keep(userId: string, ids: readonly string[]): void {
    try {
      this.#storage.setItem(PREFIX + userId, JSON.stringify(ids));
    } catch {
      // Storage is full or blocked: nothing is kept.
    }
  }
}
