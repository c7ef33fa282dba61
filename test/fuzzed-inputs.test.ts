import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { BranchCoverage } from "./fuzz/branch-coverage.js";
import { fuzz } from "./fuzz/fuzz.js";
import type { FuzzTarget } from "./fuzz/fuzz-target.js";
import { keptInputs } from "./fuzz/kept-inputs.js";
import { FUZZ_TARGETS } from "./fuzz/targets/all-targets.js";

const KEPT = fileURLToPath(new URL("../fixtures/fuzz/", import.meta.url));
const RUNS = 60;
const SEED = 1;

describe.each(FUZZ_TARGETS)("$name", (target) => {
  test("reads each input that once broke it", async () => {
    for (const [name, input] of keptInputs(`${KEPT}${target.name}`)) {
      await expect((async () => target.run(input))(), name).resolves.toBeUndefined();
    }
  });

  test(`reads ${RUNS} inputs of a fixed seed`, async () => {
    const { runs, failures } = await fuzz(target, { seed: SEED, goesOn: (done) => done < RUNS });
    expect(runs).toBe(RUNS);
    expect(failures).toEqual([]);
  });
});

describe("the fuzzer", () => {
  const planted = (word: string): FuzzTarget => ({
    name: "planted",
    seeds: () => [Buffer.from("amount 12, rate 3")],
    tokens: ["half", "quarter"],
    run: (input) => {
      if (Buffer.from(input).toString().includes(word)) throw new Error("planted");
    },
  });

  test("finds a planted fault and reports the smallest input for it", async () => {
    const { failures } = await fuzz(planted("half"), { seed: SEED, goesOn: (runs) => runs < 500 });
    expect(failures).toHaveLength(1);
    expect(Buffer.from(failures[0]?.input ?? "").toString()).toContain("half");
    expect(failures[0]?.input.length).toBeLessThan(17);
  });

  test("makes the same inputs from the same seed, and others from another", async () => {
    const inputsOf = async (seed: number): Promise<readonly string[]> => {
      const inputs: string[] = [];
      const target = {
        ...planted("half"),
        run: (input: Uint8Array) => void inputs.push(Buffer.from(input).toString()),
      };
      await fuzz(target, { seed, goesOn: (runs) => runs < 50 });
      return inputs;
    };
    expect(await inputsOf(7)).toEqual(await inputsOf(7));
    expect(await inputsOf(7)).not.toEqual(await inputsOf(8));
  });

  test("notices a branch that runs for the first time", async () => {
    const coverage = new BranchCoverage();
    // Nothing else here loads this module, so that all of its branches are counted.
    const { parseShard } = await import("../packages/cli/src/commands/check/shard.js");
    const isNew = (text: string): boolean => {
      parseShard(text);
      return coverage.takeNew() > 0;
    };
    coverage.takeNew();
    expect([isNew("3/2"), isNew("4/2"), isNew("1/2")]).toEqual([true, false, true]);
    coverage.stop();
  });
});
