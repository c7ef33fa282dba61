import type { Collection, Identified } from "../store/collection.js";

/** A job that was given up. It stays for administrators to see, and to have done again. */
export interface FailedJob extends Identified {
  readonly kind: string;
  /** Plain JSON data, not for showing: messages to be sent hold links that are for their reader. */
  readonly data: unknown;
  readonly key?: string;
  /** How often it was begun. */
  readonly tries?: number;
  /** What went wrong the last time. */
  readonly error: string;
  /** ISO 8601 instant. */
  readonly failedAt: string;
}

export const FAILED_JOBS: Collection<FailedJob> = {
  name: "failedJobs",
  columns: {
    kind: { type: "text", of: ({ kind }) => kind },
    failedAt: { type: "text", of: ({ failedAt }) => failedAt },
  },
};
