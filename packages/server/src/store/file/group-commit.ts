import { type AuditHead, chainEvent } from "../audit/audit-hash.js";
import type { AuditEntry, AuditEvent } from "../store.js";
import type { JournalBatch } from "./journal-record.js";
import { Overlay } from "./overlay.js";

/** Commits that are made to last together. */
interface Group {
  readonly overlay: Overlay;
  readonly entries: AuditEntry[];
  head: AuditHead;
  /** Resolves when the group lasts. */
  readonly lasting: Promise<void>;
  readonly settle: (error?: unknown) => void;
}

/** What a group stood on did not come to last, so what was seen in it never was. */
export class Withdrawn extends Error {}

/** What makes a group last, and what shows it to all afterwards. */
export interface GroupSink {
  append(batch: JournalBatch): Promise<void>;
  absorb(overlay: Overlay, entries: readonly AuditEntry[]): void;
}

/**
 * Commits that come while others are written wait for them and are then written together. A transaction sees those before
 * it, also while they wait. When they fail, it is withdrawn with them.
 */
export class GroupCommit {
  readonly #sink: GroupSink;
  #lastingHead: AuditHead;
  #waiting: Group;
  #writing: Group | undefined;
  #generation = 0;
  #pause: Promise<unknown> | undefined;

  constructor(sink: GroupSink, head: AuditHead) {
    this.#sink = sink;
    this.#lastingHead = head;
    this.#waiting = newGroup(undefined, head);
  }

  /** Changes whenever something is withdrawn: what was seen before is then in doubt. */
  get generation(): number {
    return this.#generation;
  }

  /** What a transaction that begins now stands on. */
  get top(): Overlay {
    return this.#waiting.overlay;
  }

  /** Resolves when everything that a transaction can have seen until now lasts. */
  get seen(): Promise<void> {
    if (!isEmpty(this.#waiting)) return this.#waiting.lasting;
    return this.#writing?.lasting ?? Promise.resolve();
  }

  /** Adds a commit, which others see from now on. Resolves when it lasts. */
  add(overlay: Overlay, events: readonly AuditEvent[]): Promise<void> {
    const group = this.#waiting;
    group.overlay.absorb(overlay);
    for (const event of events) {
      const entry = chainEvent(event, group.head);
      group.entries.push(entry);
      group.head = entry;
    }
    this.#write();
    return group.lasting;
  }

  /** Adds entries that have their places already. */
  addEntries(overlay: Overlay, entries: readonly AuditEntry[]): Promise<void> {
    const group = this.#waiting;
    group.overlay.absorb(overlay);
    group.entries.push(...entries);
    group.head = entries.at(-1) ?? group.head;
    this.#write();
    return group.lasting;
  }

  /** Does something while nothing is written. Commits that come meanwhile wait: else there would be no end of them. */
  async between<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#pause !== undefined) await this.#pause;
    const result = this.#afterWriting(work);
    this.#pause = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#pause = undefined;
      this.#write();
    }
  }

  async #afterWriting<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#writing?.lasting.catch(() => undefined);
    return work();
  }

  #write(): void {
    const group = this.#waiting;
    if (this.#writing !== undefined || this.#pause !== undefined || isEmpty(group)) return;
    this.#writing = group;
    this.#waiting = newGroup(group.overlay, group.head);
    const { overlay, entries } = group;
    this.#sink.append({ changes: overlay.changes(), entries }).then(
      () => this.#keep(group),
      (error: unknown) => this.#withdraw(group, error),
    );
  }

  #keep(group: Group): void {
    this.#sink.absorb(group.overlay, group.entries);
    this.#lastingHead = group.head;
    this.#waiting.overlay.below = undefined;
    this.#writing = undefined;
    group.settle();
    this.#write();
  }

  #withdraw(group: Group, error: unknown): void {
    const above = this.#waiting;
    this.#generation += 1;
    this.#writing = undefined;
    this.#waiting = newGroup(undefined, this.#lastingHead);
    group.settle(error);
    above.settle(new Withdrawn());
  }
}

function newGroup(below: Overlay | undefined, head: AuditHead): Group {
  let settle: (error?: unknown) => void = () => {};
  const lasting = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  // A group that nobody waits for may be withdrawn all the same.
  lasting.catch(() => undefined);
  return { overlay: new Overlay(below), entries: [], head, lasting, settle };
}

const isEmpty = ({ overlay, entries }: Group): boolean => overlay.isEmpty && entries.length === 0;
