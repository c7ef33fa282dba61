import type { Collection, Identified } from "./collection.js";

/** A job as the file store keeps it until it is done. It is removed then. */
export interface WaitingJob extends Identified {
  readonly kind: string;
  /** Plain JSON data. */
  readonly data: unknown;
  /** No second job of the kind is put in while one with the same key waits. */
  readonly key?: string;
  /** ISO 8601 instant before which it is not done. */
  readonly dueAt: string;
  /** How often it has been begun. */
  readonly attempts: number;
  readonly createdAt: string;
  /** While it is being done: the ISO 8601 instant after which whoever does it is taken for lost. */
  readonly lockedUntil?: string;
  /** While it is being done: the process that does it. */
  readonly lockedBy?: string;
}

/** The queue of the file store. A job without `lockedUntil` waits. */
export const JOBS: Collection<WaitingJob> = {
  name: "jobs",
  columns: {
    dueAt: { type: "text", of: ({ dueAt }) => dueAt },
    kind: { type: "text", of: ({ kind }) => kind },
    key: { type: "text", of: ({ key }) => key },
    lockedUntil: { type: "text", of: ({ lockedUntil }) => lockedUntil },
  },
};
