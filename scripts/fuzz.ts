import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { BranchCoverage } from "../test/fuzz/branch-coverage.js";

// Fuzzes the code that reads untrusted input: `npm run fuzz -- workbook-parts --seconds 600`. Inputs that reach new
// branches stay in .fuzz/ for the next run. Inputs that break a promise go to fixtures/fuzz/, where a test reads them.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "60" }, seed: { type: "string" } },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 0xffff_ffff));

// V8 counts branches only in code that is compiled after this call.
const coverage = new BranchCoverage();
const [{ FUZZ_TARGETS }, { fuzz }, { keepInput, keptInputs }] = await Promise.all([
  import("../test/fuzz/targets/all-targets.js"),
  import("../test/fuzz/fuzz.js"),
  import("../test/fuzz/kept-inputs.js"),
]);

const folderOf = (folder: string, name: string): string =>
  fileURLToPath(new URL(`../${folder}/${name}`, import.meta.url));

const unknown = positionals.filter((name) => !FUZZ_TARGETS.some((target) => target.name === name));
if (unknown.length > 0 || !(seconds > 0)) {
  console.error(
    `usage: npm run fuzz -- [${FUZZ_TARGETS.map(({ name }) => name).join("] [")}] [--seconds 60] [--seed N]`,
  );
  process.exit(2);
}

for (const target of FUZZ_TARGETS) {
  if (positionals.length > 0 && !positionals.includes(target.name)) continue;
  const grown = folderOf(".fuzz", target.name);
  const end = Date.now() + seconds * 1_000;
  const { runs, corpus, failures } = await fuzz(target, {
    seed,
    corpus: [...keptInputs(grown).values()],
    coverage,
    goesOn: () => Date.now() < end,
    onFound: (input) => keepInput(grown, input),
  });
  console.log(
    `${target.name}: seed ${seed}, ${runs} inputs, corpus of ${corpus.length}, ${coverage.size} ways through functions`,
  );
  for (const { input, error } of failures) {
    process.exitCode = 1;
    console.log(`FAILED ${keepInput(folderOf("fixtures/fuzz", target.name), input)}`);
    console.log(error instanceof Error ? error.stack : error);
  }
}
coverage.stop();
