import { runTests, type TestRun } from "../switches/run-tests.js";
import { type TestFile, testsThatReach } from "../switches/tests-that-reach.js";

/** Mutants that are tried at the same time. */
const RUNS = 2;
/** Tests of one mutant take no longer than this together, unless the fastest test file does. */
const SECONDS_OF_TESTS = 10;
/** Test files of the first run of a mutant; each further run has twice as many as the one before. */
const FIRST_FILES = 4;
/** A run is stopped after this many times the time that its tests take without a mutant, and the time of a start. */
const [LONGEST_FACTOR, START_SECONDS] = [5, 20];

/** What became of a mutant: a test fails, its tests do not end, no test fails, no test reaches it, time was up. */
export type Fate = "killed" | "stopped" | "survived" | "unreached" | "untried";

/** Tries the mutants with these numbers, each with the tests that reach it, until time is up. */
export async function tryMutants(
  numbers: readonly number[],
  tests: TestRun,
  end: number,
): Promise<ReadonlyMap<number, Fate>> {
  const count = Math.max(0, ...numbers) + 1;
  // Modules that test files share would be reached by the first of them only.
  const reached = await testsThatReach(count, { ...tests, options: ["--isolate"], workers: RUNS });
  const fates = new Map<number, Fate>();
  const waiting = numbers.values();
  const tryNext = async (): Promise<void> => {
    for (const mutant of waiting) {
      const isLate = Date.now() > end;
      fates.set(mutant, isLate ? "untried" : await fateOf(mutant, reached[mutant] ?? [], tests.projects));
    }
  };
  await Promise.all(Array.from({ length: RUNS }, tryNext));
  return fates;
}

async function fateOf(mutant: number, tests: readonly TestFile[], projects: readonly string[]): Promise<Fate> {
  if (tests.length === 0) return "unreached";
  const environment = { SWITCH_ON: String(mutant) };
  const options = ["--bail", "1"];
  for (const group of groupsOf(affordable(tests))) {
    const seconds = START_SECONDS + LONGEST_FACTOR * secondsOf(group);
    const files = group.map(({ path }) => path);
    const outcome = await runTests({ projects, files, options, environment, workers: 1, seconds });
    if (outcome !== "passed") return outcome === "failed" ? "killed" : "stopped";
  }
  return "survived";
}

const affordable = (tests: readonly TestFile[]): readonly TestFile[] =>
  tests.filter((_, index) => index === 0 || secondsOf(tests.slice(0, index + 1)) <= SECONDS_OF_TESTS);

const secondsOf = (tests: readonly TestFile[]): number => tests.reduce((total, { seconds }) => total + seconds, 0);

function* groupsOf(tests: readonly TestFile[]): Generator<readonly TestFile[]> {
  for (let [first, size] = [0, FIRST_FILES]; first < tests.length; [first, size] = [first + size, size * 2]) {
    yield tests.slice(first, first + size);
  }
}
