/** A message over the page. */
export interface Notice {
  readonly id: number;
  readonly kind: "info" | "success" | "danger";
  readonly text: string;
}

/** Display options of a notice. */
export interface NoticeOptions {
  readonly kind?: Notice["kind"];
  /** Time on the page before the notice closes; if it is absent, the notice stays until it is closed. */
  readonly milliseconds?: number;
}

/** A short time, because a success message is read quickly. */
const DONE_MILLISECONDS = 5000;

/** Reasons to keep a notice: the pointer or the focus is on it, or the page does not show it yet. */
export type Holder = "page" | "mouse" | "focus";

/** A notice that closes automatically. */
interface TimedNotice {
  readonly milliseconds: number;
  readonly heldBy: Set<Holder>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Notices above the page from all components. One instance for each window. */
export class Notices {
  readonly #listeners: Set<() => void> = new Set();
  readonly #timed = new Map<number, TimedNotice>();
  #shown: readonly Notice[] = [];
  #count = 0;

  get shown(): readonly Notice[] {
    return this.#shown;
  }

  show(text: string, { kind = "info", milliseconds }: NoticeOptions = {}): void {
    this.#count += 1;
    const id = this.#count;
    // Before it is shown: a page that is busy shows it late, and not for less time.
    if (milliseconds !== undefined) this.#timed.set(id, { milliseconds, heldBy: new Set(["page"]), timer: undefined });
    // The same message twice is one message.
    this.#set([...this.#shown.filter((notice) => notice.text !== text), { id, kind, text }]);
  }

  /** Shows a success message for a limited time. */
  done(text: string): void {
    this.show(text, { kind: "success", milliseconds: DONE_MILLISECONDS });
  }

  close(id: number): void {
    this.#set(this.#shown.filter((notice) => notice.id !== id));
  }

  /** Closes notices whose text no longer applies. */
  closeText(text: string): void {
    this.#set(this.#shown.filter((notice) => notice.text !== text));
  }

  /** Somebody is at it: it stays until they have let go of it. */
  hold(id: number, by: Holder): void {
    const passing = this.#timed.get(id);
    if (passing === undefined) return;
    passing.heldBy.add(by);
    clearTimeout(passing.timer);
  }

  /** Releases a notice; once no holder is left, its time starts again. */
  release(id: number, by: Holder): void {
    const passing = this.#timed.get(id);
    if (!passing?.heldBy.delete(by) || passing.heldBy.size > 0) return;
    passing.timer = setTimeout(() => this.close(id), passing.milliseconds);
  }

  /** @returns Ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(shown: readonly Notice[]): void {
    for (const [id, { timer }] of this.#timed) {
      if (shown.some((notice) => notice.id === id)) continue;
      clearTimeout(timer);
      this.#timed.delete(id);
    }
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
