import { listFiles } from "../test/house-rules/repository.js";
import { type Guard, guardsIn } from "./guards/find-guards.js";
import { switchesAt } from "./guards/guard-switches.js";
import { withEdits } from "./switches/edited-files.js";
import { runTests } from "./switches/run-tests.js";
import { type TestFile, testsThatReach } from "./switches/tests-that-reach.js";

// Switches off each guard of the server, one at a time, and runs the tests that reach it:
// `npm run test:guards -- [--every 10] [--runs 2] [folder or file…]`. Prints each guard whose absence fails no test.
// The script edits the working tree, restores every file, and takes an hour.

const SOURCES = "packages/server/src/";

const PROJECTS = ["server", "alone"];

/** Test files of one run: without its guard, mostly one of the fastest fails. */
const FILES_AT_ONCE = 4;

/** Returns whether a test fails without the guard. */
async function isNoticed(index: number, tests: readonly TestFile[]): Promise<boolean> {
  const without = { projects: PROJECTS, environment: { SWITCH_ON: String(index) } };
  for (let first = 0; first < tests.length; first += FILES_AT_ONCE) {
    const files = tests.slice(first, first + FILES_AT_ONCE).map(({ path }) => path);
    if ((await runTests({ ...without, files, options: ["--bail", "1"] })) !== "passed") return true;
  }
  // Other processes may reach the guard, too.
  return (await runTests(without)) !== "passed";
}

/** Takes an option with a number from the arguments. */
function takeNumber(options: string[], name: string): number {
  const at = options.indexOf(name);
  return at < 0 ? 1 : Number(options.splice(at, 2)[1]);
}

const places = process.argv.slice(2);
const every = takeNumber(places, "--every");
const runs = takeNumber(places, "--runs");
// An exit restores the edited files.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const guards = listFiles()
  .filter((path) => path.startsWith(SOURCES) && path.endsWith(".ts") && !/\.(test|testing)\.ts$/.test(path))
  .filter((path) => places.length === 0 || places.some((place) => path.startsWith(place)))
  .flatMap(guardsIn)
  .filter((_, index) => index % every === 0);
console.log(`${guards.length} guards`);

const unnoticed: Guard[] = [];
await withEdits(switchesAt(guards), async () => {
  const reached = await testsThatReach(guards.length, { projects: PROJECTS });
  const waiting = guards.entries();
  const checkNext = async (): Promise<void> => {
    for (const [index, guard] of waiting) {
      const noticed = await isNoticed(index, reached[index] ?? []);
      if (!noticed) unnoticed.push(guard);
      console.log(`${noticed ? "noticed  " : "UNNOTICED"} ${guard.path}:${guard.line}  ${guard.text}`);
    }
  };
  await Promise.all(Array.from({ length: runs }, checkNext));
});
console.log(`${guards.length - unnoticed.length} of ${guards.length} guards are noticed when they are gone`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
