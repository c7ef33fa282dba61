import { listFiles } from "../test/house-rules/repository.js";
import { type Guard, guardsIn } from "./guards/find-guards.js";
import { switchesAt } from "./guards/guard-switches.js";
import { withEdits } from "./switches/edited-files.js";
import { nextPlan } from "./switches/next-plan.js";
import { failuresOf } from "./switches/planned-run.js";
import { runTests } from "./switches/run-tests.js";
import { testsThatReach } from "./switches/tests-that-reach.js";

// Switches off each guard of the server, and runs the tests that reach it: `npm run test:guards -- [folder or file…]`.
// Prints each guard whose absence fails no test. One run of the tests tries many guards, one in each test file.
// The script edits the working tree and restores every file.

const SOURCES = "packages/server/src/";

const PROJECTS = ["server", "alone"];

const places = process.argv.slice(2);
// An exit restores the edited files.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const guards = listFiles()
  .filter((path) => path.startsWith(SOURCES) && path.endsWith(".ts") && !/\.(test|testing)\.ts$/.test(path))
  .filter((path) => places.length === 0 || places.some((place) => path.startsWith(place)))
  .flatMap(guardsIn);
console.log(`${guards.length} guards`);

const unnoticed: Guard[] = [];
await withEdits(switchesAt(guards), async () => {
  const reached = await testsThatReach(guards.length, { projects: PROJECTS });
  const waiting = new Map(reached.entries());
  for (let plan = nextPlan(waiting); plan.size > 0; plan = nextPlan(waiting)) {
    for (const [path, index] of plan)
      waiting.set(
        index,
        (waiting.get(index) ?? []).filter((file) => file.path !== path),
      );
    for (const index of await failuresOf(plan, { projects: PROJECTS })) {
      waiting.delete(index);
      report("noticed  ", guards[index]);
    }
    console.log(`${plan.size} tried, ${waiting.size} left`);
  }
  // Processes that tests start may reach a guard, too.
  for (const index of waiting.keys()) {
    const outcome = await runTests({
      projects: PROJECTS,
      options: ["--bail", "1"],
      environment: { SWITCH_ON: String(index) },
    });
    const guard = guards[index] as Guard;
    if (outcome === "passed") unnoticed.push(guard);
    report(outcome === "passed" ? "UNNOTICED" : "noticed  ", guard);
  }
});
console.log(`${guards.length - unnoticed.length} noticed, ${unnoticed.length} not`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;

function report(what: string, guard: Guard | undefined): void {
  if (guard !== undefined) console.log(`${what} ${guard.path}:${guard.line}  ${guard.text}`);
}
