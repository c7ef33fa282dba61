import { readFileSync } from "node:fs";

/** Result of one test, or of a group of tests that failed outside of its tests, as when it is prepared. */
export interface TestResult {
  readonly project: string;
  /** Path below the root of the repository. Empty for an error that belongs to no file. */
  readonly file: string;
  /** Names of its groups and its own, with ` > ` between them. Empty for a failure of the whole file. */
  readonly name: string;
  readonly isGroup: boolean;
  readonly state: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  /** Messages of its errors. */
  readonly errors: readonly string[];
  /** Screenshots and traces of a failed journey, as paths below the root of the repository. */
  readonly evidence: readonly string[];
  /** True for a test that failed first and passed when it was repeated. Its errors are those of the first try. */
  readonly isFlaky?: boolean;
}

/** Reads the results that a run wrote to `TEST_RESULTS`. */
export function readResults(path: string): readonly TestResult[] {
  return JSON.parse(readFileSync(path, "utf8")) as readonly TestResult[];
}

/**
 * Combines the results of a run with those of its failed tests, which ran once more. A test that passes the second time counts
 * as passed and is marked as flaky.
 */
export function withRepeated(first: readonly TestResult[], repeated: readonly TestResult[]): readonly TestResult[] {
  const key = ({ project, file, name, isGroup }: TestResult): string => [project, file, name, isGroup].join("\n");
  const again = new Map(repeated.map((test) => [key(test), test]));
  const files = new Set(repeated.filter(({ state }) => state !== "skipped").map(({ file }) => file));
  return first.map((test) => {
    if (test.state === "passed" || !files.has(test.file)) return test;
    // Groups have a result only when they fail.
    const { state, errors, evidence } = again.get(key(test)) ?? { ...test, ...(test.isGroup && { state: "passed" }) };
    if (state === "passed") return { ...test, state, isFlaky: test.state === "failed" };
    return state === "failed" ? { ...test, state, errors, evidence } : test;
  });
}
