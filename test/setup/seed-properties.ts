import fc from "fast-check";
import { runs } from "../testing/runs.js";

/** Cases of a property that names no number of its own: fast-check's default. */
const DEFAULT_RUNS = 100;
/** Seed of every property in an everyday run, so that a run repeats the one before. */
const SEED = 20_261_122;

const { EPB_TEST_SEED: seed, EPB_TEST_RUNS: isLong } = process.env;

// A long run takes a new seed for every property; fast-check prints the seed of a failure.
fc.configureGlobal({
  numRuns: runs(DEFAULT_RUNS),
  ...(seed !== undefined ? { seed: Number(seed) } : isLong === undefined && { seed: SEED }),
});
