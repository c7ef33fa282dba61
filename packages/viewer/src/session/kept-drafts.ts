const PREFIX = "epb.draft/";
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60_000;

/** Something that a person typed and has not saved. */
export interface KeptDraft {
  /** When it was typed last, milliseconds since 1970. */
  readonly at: number;
  readonly content: unknown;
}

/**
 * What people typed and have not saved, in the browser's storage: it outlives the session, a crash, and the window. It is
 * shown to nobody but the person who typed it, and goes when they sign out, and after 30 days. Each window writes its
 * own, so that two windows do not overwrite each other.
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
    // Whoever signed out in another window has said that nothing is to stay.
    if (this.#storage.getItem(signedOutKey(userId)) !== null) return true;
    try {
      this.#storage.setItem(this.#key(userId, place), JSON.stringify({ at: this.#now(), content }));
      return true;
    } catch {
      return false;
    }
  }

  /** What the person typed there, be it in a window that is gone; it belongs to this window from now on. */
  take(userId: string, place: string): KeptDraft | undefined {
    const own = this.#key(userId, place);
    const drafts = this.#draftsOf(userId, place);
    drafts.sort((one, other) => Number(other.key === own) - Number(one.key === own) || other.draft.at - one.draft.at);
    const [first] = drafts;
    if (first === undefined) return undefined;
    if (first.key !== own) {
      const text = this.#storage.getItem(first.key) ?? "";
      // Room for one of them is there.
      this.#storage.removeItem(first.key);
      this.#storage.setItem(own, text);
    }
    return first.draft;
  }

  /** Whether there is a draft to take. */
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

  /** How many drafts a person has, in all windows. */
  countOf(userId: string): number {
    for (const write of this.#writers) write();
    return this.#keysOf(userId).length;
  }

  /** The person has signed in; what is too old is gone. */
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

  /** Of one place, in all windows. */
  #draftsOf(userId: string, place: string): { readonly key: string; readonly draft: KeptDraft }[] {
    const all = this.#keysOf(userId).filter((key) => key.startsWith(`${PREFIX}${userId}/${place}#`));
    return all.flatMap((key) => {
      const draft = this.#read(key);
      return draft === undefined ? [] : [{ key, draft }];
    });
  }

  /** Of one person, or of all. */
  #keysOf(userId: string): readonly string[] {
    const prefix = userId === "" ? PREFIX : `${PREFIX}${userId}/`;
    return Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? "").filter((key) =>
      key.startsWith(prefix),
    );
  }

  /** Undefined for a draft that is too old, and for what is none. */
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
