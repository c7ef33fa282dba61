/** A message over the page. */
export interface Notice {
  readonly id: number;
  readonly kind: "info" | "success" | "danger";
  readonly text: string;
}

/** How a notice is shown. */
export interface NoticeOptions {
  readonly kind?: Notice["kind"];
  /** After which it goes by itself; without it, it stays until it is closed. */
  readonly milliseconds?: number;
}

/** Messages over the page, from wherever they come. One for each window. */
export class Notices {
  readonly #listeners: Set<() => void> = new Set();
  #shown: readonly Notice[] = [];
  #count = 0;

  get shown(): readonly Notice[] {
    return this.#shown;
  }

  show(text: string, { kind = "info", milliseconds }: NoticeOptions = {}): void {
    this.#count += 1;
    const id = this.#count;
    // The same message twice is one message.
    this.#set([...this.#shown.filter((notice) => notice.text !== text), { id, kind, text }]);
    if (milliseconds !== undefined) setTimeout(() => this.close(id), milliseconds);
  }

  close(id: number): void {
    this.#set(this.#shown.filter((notice) => notice.id !== id));
  }

  /** What it says holds no longer. */
  closeText(text: string): void {
    this.#set(this.#shown.filter((notice) => notice.text !== text));
  }

  /** @returns Ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(shown: readonly Notice[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
