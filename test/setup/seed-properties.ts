import fc from "fast-check";
import { runs } from "../testing/runs.js";

/** Default number of cases of a property, the same as in fast-check. */
const DEFAULT_RUNS = 100;
/** Seed of every property except in long runs. A fixed seed makes a run repeatable. */
const SEED = 20_261_122;

const { EPB_TEST_SEED: seed, EPB_TEST_RUNS: isLong } = process.env;

// A long run takes a new seed for every property; fast-check prints the seed of a failure.
fc.configureGlobal({
  numRuns: runs(DEFAULT_RUNS),
  ...(seed !== undefined ? { seed: Number(seed) } : isLong === undefined && { seed: SEED }),
});
