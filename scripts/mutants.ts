import { parseArgs } from "node:util";
import { listFiles } from "../test/house-rules/repository.js";
import { mutantsIn } from "./mutants/find-mutants.js";
import type { Mutant } from "./mutants/mutant.js";
import { switchesAt } from "./mutants/mutant-switches.js";
import { packageProgram } from "./mutants/package-program.js";
import { type Fate, tryMutants } from "./mutants/try-mutants.js";
import { withEdits } from "./switches/edited-files.js";

// Makes small mistakes in sources, one at a time, and runs the tests of the package that reach them:
// `npm run test:mutants -- packages/engine/src/pricing [--minutes 10]`. Prints each mistake that no test notices.
// The script edits the working tree and restores every file.

const { positionals: places, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "10" } },
});
const minutes = Number(values.minutes);
const [packageFolder, ...others] = new Set(places.map((place) => /^packages\/[^/]+(?=\/src)/.exec(place)?.[0]));
if (packageFolder === undefined || others.length > 0 || !(minutes > 0)) {
  console.error("usage: npm run test:mutants -- <folders or files of one package> [--minutes 10]");
  process.exit(2);
}
// An exit restores the edited files.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const end = Date.now() + minutes * 60_000;
const files = listFiles().filter((path) => path.startsWith(`${packageFolder}/src/`));
const sources = files
  .filter((path) => places.some((place) => path.startsWith(place)))
  .filter((path) => path.endsWith(".ts") && !/\.(test|testing)\.ts$/.test(path));
const { files: parsed, checker } = packageProgram(packageFolder, sources);
const mutants = mutantsIn(parsed, checker);
console.log(`${mutants.length} mutants in ${sources.length} files`);

const projects = [packageFolder === "packages/server" ? "server" : "unit"];
const tests = files.filter((path) => /\.test\.tsx?$/.test(path));
const folders = places.map((place) => place.replace(/[^/]*\.ts$/, ""));
const isNear = (path: string): boolean => folders.some((folder) => path.startsWith(folder));

const fates = new Map<number, Fate>();
const numbersOf = (...wanted: readonly Fate[]): number[] =>
  [...mutants.keys()].filter((number) => wanted.includes(fates.get(number) ?? "untried"));

/** Tries mutants and notes what became of them. Tests that do not reach a mutant change nothing. */
async function tryWith(numbers: readonly number[], testFiles: readonly string[]): Promise<void> {
  if (numbers.length === 0 || testFiles.length === 0) return;
  for (const [number, fate] of await tryMutants(numbers, { projects, files: testFiles }, end)) {
    if (!fates.has(number) || (fate !== "unreached" && fate !== "untried")) fates.set(number, fate);
  }
}

await withEdits(switchesAt(mutants), async () => {
  // Most mutants fail a test of their own folder.
  await tryWith(evenly([...mutants.keys()]), tests.filter(isNear));
  console.log(`${numbersOf("killed", "stopped").length} are killed by tests beside them`);
  const others = tests.filter((path) => !isNear(path));
  if (Date.now() < end) await tryWith(numbersOf("survived", "unreached"), others);
});
if (Date.now() > end) console.log("Time was up: mutants that survived were not tried with all tests.");

for (const number of numbersOf("survived", "unreached")) {
  const { path, line, change } = mutants[number] as Mutant;
  console.log(`${fates.get(number)?.toUpperCase()} ${path}:${line}  ${change}`);
}
for (const place of places.length > 1 ? places : []) console.log(`${place}: ${countsIn(place)}`);
console.log(countsIn(""));
process.exitCode = numbersOf("survived", "unreached").length === 0 ? 0 : 1;

function countsIn(place: string): string {
  const count = (fate: Fate): number =>
    numbersOf(fate).filter((number) => mutants[number]?.path.startsWith(place)).length;
  return (
    `${count("killed")} killed, ${count("stopped")} stopped because the tests did not end, ` +
    `${count("survived")} survived, ${count("unreached")} reached by no test, ${count("untried")} not tried`
  );
}

/** The same items in an order whose beginning has some of every part of the list. */
function evenly<Item>(items: readonly Item[]): readonly Item[] {
  const goldenRatio = (Math.sqrt(5) - 1) / 2;
  const place = (index: number): number => (index * goldenRatio) % 1;
  return [...items.entries()].sort(([one], [other]) => place(one) - place(other)).map(([, item]) => item);
}
