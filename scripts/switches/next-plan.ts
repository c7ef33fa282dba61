import type { Plan } from "./planned-run.js";
import type { TestFile } from "./tests-that-reach.js";

/**
 * Gives each edit a test file of its own: the fastest that reaches it and was not tried yet. Edits with the fewest test files
 * choose first; an edit whose test files are all taken waits for the next plan.
 *
 * @param waiting - For each edit the test files that are left, fastest first.
 */
export function nextPlan(waiting: ReadonlyMap<number, readonly TestFile[]>): Plan {
  const plan = new Map<string, number>();
  const inOrder = [...waiting].sort(([, one], [, other]) => one.length - other.length);
  for (const [edit, files] of inOrder) {
    const free = files.find(({ path }) => !plan.has(path));
    if (free !== undefined) plan.set(free.path, edit);
  }
  return plan;
}
