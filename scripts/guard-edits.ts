import { listFiles } from "../test/house-rules/repository.js";
import { withEdits } from "./guards/edited-files.js";
import { type Guard, guardsIn } from "./guards/find-guards.js";
import { runTests } from "./guards/run-tests.js";
import { testsThatReach } from "./guards/tests-that-reach.js";

// Removes each guard of the server, one at a time, and runs the tests that reach it:
// `npm run test:guards -- [--every 10] [folder or file…]`. Prints each guard whose removal fails no test.
// The script edits the working tree, restores every file, and takes hours.

const SOURCES = "packages/server/src/";

/** Test files of one run: a removed guard mostly fails one of the fastest. */
const FILES_AT_ONCE = 4;

/** Returns whether a test fails without the guard. */
function isNoticed({ path, start, end, kind }: Guard, files: readonly string[]): Promise<boolean> {
  const replacement = kind === "call" ? ";" : "false as boolean";
  return withEdits([{ path, start, end, replacement }], async () => {
    for (let first = 0; first < files.length; first += FILES_AT_ONCE) {
      if (!(await runTests(files.slice(first, first + FILES_AT_ONCE)))) return true;
    }
    // Other processes may reach the guard, too.
    return !(await runTests([]));
  });
}

const options = process.argv.slice(2);
const at = options.indexOf("--every");
const every = at < 0 ? 1 : Number(options[at + 1]);
const places = options.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
// An exit restores the edited files.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const guards = listFiles()
  .filter((path) => path.startsWith(SOURCES) && path.endsWith(".ts") && !/\.(test|testing)\.ts$/.test(path))
  .filter((path) => places.length === 0 || places.some((place) => path.startsWith(place)))
  .flatMap(guardsIn)
  .filter((_, index) => index % every === 0);
console.log(`${guards.length} guards`);
const reached = await testsThatReach(guards);
let unnoticed = 0;
for (const [index, guard] of guards.entries()) {
  const noticed = await isNoticed(guard, reached[index] ?? []);
  if (!noticed) unnoticed += 1;
  console.log(`${noticed ? "noticed  " : "UNNOTICED"} ${guard.path}:${guard.line}  ${guard.text}`);
}
console.log(`${guards.length - unnoticed} of ${guards.length} guards are noticed when they are gone`);
process.exitCode = unnoticed === 0 ? 0 : 1;
