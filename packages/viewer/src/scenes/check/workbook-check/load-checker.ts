type Checker = typeof import("./checker.js");

let checker: Promise<Checker> | undefined;

/** Reader, templates and engine are one chunk, which comes once; after a failure it is asked for again. */
export function loadChecker(): Promise<Checker> {
  checker ??= import("./checker.js");
  checker.catch(() => {
    checker = undefined;
  });
  return checker;
}
