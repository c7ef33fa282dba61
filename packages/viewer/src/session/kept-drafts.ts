const PREFIX = "epb.draft/";
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60_000;

/** Something that a person typed and has not saved. */
export interface KeptDraft {
  /** Time of the last entry, milliseconds since 1970. */
  readonly at: number;
  readonly content: unknown;
}

/**
 * Unsaved entries in the browser's storage, which survive the end of the session, a crash, and the window. Only the
 * person who typed them can restore them. They are deleted on sign-out and after 30 days. Each window stores its own
 * entries, so that two windows do not overwrite each other.
 */
export class KeptDrafts {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #window: string;
  readonly #writers: Set<() => void> = new Set();

  constructor(storage: Storage, now: () => number, window: string) {
    this.#storage = storage;
    this.#now = now;
    this.#window = window;
  }

  /** @returns False where the browser has no room for it. */
  keep(userId: string, place: string, content: unknown): boolean {
    // A sign-out in another window deleted all entries on purpose.
    if (this.#storage.getItem(signedOutKey(userId)) !== null) return true;
    try {
      this.#storage.setItem(this.#key(userId, place), JSON.stringify({ at: this.#now(), content }));
      return true;
    } catch {
      return false;
    }
  }

  /** Draft of the person at this place, also from a closed window; it belongs to this window from now on. */
  take(userId: string, place: string): KeptDraft | undefined {
    const own = this.#key(userId, place);
    const drafts = this.#draftsOf(userId, place);
    drafts.sort((one, other) => Number(other.key === own) - Number(one.key === own) || other.draft.at - one.draft.at);
    const [first] = drafts;
    if (first === undefined) return undefined;
    if (first.key !== own) {
      const text = this.#storage.getItem(first.key) ?? "";
      // The removed draft frees enough space.
      this.#storage.removeItem(first.key);
      this.#storage.setItem(own, text);
    }
    return first.draft;
  }

  /** True if there is a draft to take. */
  has(userId: string, place: string): boolean {
    return this.#draftsOf(userId, place).length > 0;
  }

  forget(userId: string, place: string): void {
    this.#storage.removeItem(this.#key(userId, place));
  }

  /** @param write - Writes what was just typed and waits for a pause. @returns Ends the subscription. */
  onWrite(write: () => void): () => void {
    this.#writers.add(write);
    return () => this.#writers.delete(write);
  }

  /** Number of drafts of a person in all windows. */
  countOf(userId: string): number {
    for (const write of this.#writers) write();
    return this.#keysOf(userId).length;
  }

  /** Handles a sign-in: deletes expired drafts. */
  signedIn(userId: string): void {
    this.#storage.removeItem(signedOutKey(userId));
    for (const key of this.#keysOf("")) {
      if (this.#read(key) === undefined) this.#storage.removeItem(key);
    }
  }

  /** The person has signed out: nothing of what they typed stays. */
  signedOut(userId: string): void {
    this.forgetAll(userId);
    this.#storage.setItem(signedOutKey(userId), "");
  }

  forgetAll(userId: string): void {
    for (const key of this.#keysOf(userId)) this.#storage.removeItem(key);
  }

  #key = (userId: string, place: string): string => `${PREFIX}${userId}/${place}#${this.#window}`;

  /** Drafts of one place in all windows. */
  #draftsOf(userId: string, place: string): { readonly key: string; readonly draft: KeptDraft }[] {
    const all = this.#keysOf(userId).filter((key) => key.startsWith(`${PREFIX}${userId}/${place}#`));
    return all.flatMap((key) => {
      const draft = this.#read(key);
      return draft === undefined ? [] : [{ key, draft }];
    });
  }

  /** Keys of one person, or of all. */
  #keysOf(userId: string): readonly string[] {
    const prefix = userId === "" ? PREFIX : `${PREFIX}${userId}/`;
    return Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? "").filter((key) =>
      key.startsWith(prefix),
    );
  }

  /** Undefined for an expired draft, and for a text that is not a draft. */
  #read(key: string): KeptDraft | undefined {
    try {
      const { at, content } = JSON.parse(this.#storage.getItem(key) ?? "") as Partial<KeptDraft>;
      return typeof at === "number" && this.#now() - at <= KEPT_MILLISECONDS ? { at, content } : undefined;
    } catch {
      return undefined;
    }
  }
}

const signedOutKey = (userId: string): string => `epb.signed-out/${userId}`;
