import { timeLimit } from "../../../../test/testing/runs.js";

/** Timeout of one step on a page, in milliseconds. Steps take longer while other tests use the machine. */
export const PATIENCE_MS: number = timeLimit(20_000);

/** Timeout for a page that checks many files, in milliseconds. */
export const PATIENCE_FOR_FILES_MS: number = timeLimit(40_000);
