/** How long a page may take for one step, in milliseconds. Steps take longer while other tests use the machine. */
export const PATIENCE_MS = 20_000;

/** How long a page may take to check many files, in milliseconds. */
export const PATIENCE_FOR_FILES_MS = 40_000;
