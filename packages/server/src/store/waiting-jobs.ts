import type { Collection, Identified } from "./collection.js";

/** A job in the file store. It is removed when it is done. */
export interface WaitingJob extends Identified {
  readonly kind: string;
  /** Plain JSON data. */
  readonly data: unknown;
  /** While a job of the kind with the same key waits, no second one is added. */
  readonly key?: string;
  /** ISO 8601 instant before which the job does not run. */
  readonly dueAt: string;
  /** Number of attempts. */
  readonly attempts: number;
  readonly createdAt: string;
  /** Set while the job is in progress: the ISO 8601 instant after which its worker counts as lost. */
  readonly lockedUntil?: string;
  /** Set while the job is in progress: its process. */
  readonly lockedBy?: string;
}

/** The queue of the file store. A job without `lockedUntil` is waiting. */
export const JOBS: Collection<WaitingJob> = {
  name: "jobs",
  columns: {
    dueAt: { type: "text", of: ({ dueAt }) => dueAt },
    kind: { type: "text", of: ({ kind }) => kind },
    key: { type: "text", of: ({ key }) => key },
    lockedUntil: { type: "text", of: ({ lockedUntil }) => lockedUntil },
  },
};
