import { type AuditHead, chainEvent } from "../audit/audit-hash.js";
import type { AuditEntry, AuditEvent } from "../store.js";
import type { JournalBatch } from "./journal-record.js";
import { Overlay } from "./overlay.js";

/** Commits that are written as one. */
interface Group {
  readonly overlay: Overlay;
  readonly entries: AuditEntry[];
  head: AuditHead;
  /** Resolves when the group is committed. */
  readonly lasting: Promise<void>;
  readonly settle: (error?: unknown) => void;
}

/** The group below was not committed, so this group has read data that never existed. */
export class Withdrawn extends Error {}

/** Commits a group, and makes it visible afterwards. */
export interface GroupSink {
  append(batch: JournalBatch): Promise<void>;
  absorb(overlay: Overlay, entries: readonly AuditEntry[]): void;
}

/**
 * Group commit: commits that arrive during a write wait for it and are then written as one. A transaction sees earlier
 * commits while they wait. If their write fails, it is withdrawn with them.
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

  /** Changes with every withdrawal: earlier reads are then uncertain. */
  get generation(): number {
    return this.#generation;
  }

  /** Overlay on which a new transaction begins. */
  get top(): Overlay {
    return this.#waiting.overlay;
  }

  /** Resolves when everything that a transaction can have read is committed. */
  get seen(): Promise<void> {
    if (!isEmpty(this.#waiting)) return this.#waiting.lasting;
    return this.#writing?.lasting ?? Promise.resolve();
  }

  /** Adds a commit, which later transactions see from now on. Resolves when it is committed to disk. */
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

  /** Adds entries that have their positions already. */
  addEntries(overlay: Overlay, entries: readonly AuditEntry[]): Promise<void> {
    const group = this.#waiting;
    group.overlay.absorb(overlay);
    group.entries.push(...entries);
    group.head = entries.at(-1) ?? group.head;
    this.#write();
    return group.lasting;
  }

  /** Runs work while nothing is written. Commits in the meantime wait: otherwise the pause might never come. */
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
  // Prevents an unhandled rejection of a group that nobody waits for.
  lasting.catch(() => undefined);
  return { overlay: new Overlay(below), entries: [], head, lasting, settle };
}

const isEmpty = ({ overlay, entries }: Group): boolean => overlay.isEmpty && entries.length === 0;
