import type { Collection, Identified } from "../store/collection.js";

/** A job that failed after all retries. Administrators see it and can retry it. */
export interface FailedJob extends Identified {
  readonly kind: string;
  /** Plain JSON data. Never display it: messages contain links that are for their recipient only. */
  readonly data: unknown;
  readonly key?: string;
  /** Number of attempts. */
  readonly tries?: number;
  /** Error of the last attempt. */
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
