type Checker = typeof import("./checker.js");

let checker: Promise<Checker> | undefined;

/** Loads the reader, templates, and engine as one chunk; after a failure, the next call tries again. */
export function loadChecker(): Promise<Checker> {
  checker ??= import("./checker.js");
  checker.catch(() => {
    checker = undefined;
  });
  return checker;
}
