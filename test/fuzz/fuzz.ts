import type { BranchCoverage } from "./branch-coverage.js";
import type { FuzzTarget } from "./fuzz-target.js";
import { Mutator } from "./mutate.js";

/** An input for which a target broke a promise. */
export interface FuzzFailure {
  readonly input: Uint8Array;
  readonly error: unknown;
}

export interface FuzzOptions {
  readonly seed: number;
  /** Inputs found earlier, in addition to the seeds of the target. */
  readonly corpus?: readonly Uint8Array[];
  /** Keeps inputs that reach new branches. Without it every input comes from the seeds. */
  readonly coverage?: BranchCoverage;
  /** Called after each input; returns true to continue. */
  readonly goesOn: (runs: number) => boolean;
  /** An input that reached new branches. */
  readonly onFound?: (input: Uint8Array) => void;
}

export interface FuzzResult {
  readonly runs: number;
  readonly corpus: readonly Uint8Array[];
  /** The smallest input found for each different error. */
  readonly failures: readonly FuzzFailure[];
}

/** Larger inputs reach no other branches and take longer. */
const LARGEST_BYTES = 200_000;
/** A target that takes longer for an input of that size can be stalled. */
const MOST_MILLISECONDS = 5_000;

export async function fuzz(target: FuzzTarget, options: FuzzOptions): Promise<FuzzResult> {
  const { seed, coverage, goesOn, onFound } = options;
  const mutator = new Mutator(seed, target.tokens);
  const corpus = [...target.seeds(), ...(options.corpus ?? [])];
  const failures = new Map<string, FuzzFailure>();
  for (const input of corpus) await tried(target, input, failures);
  coverage?.takeNew();
  let runs = 0;
  do {
    const input = mutator.mutated(corpus);
    if (input.length <= LARGEST_BYTES) {
      const isSound = await tried(target, input, failures);
      if (isSound && coverage !== undefined && coverage.takeNew() > 0) {
        corpus.push(input);
        onFound?.(input);
      }
    }
    runs += 1;
  } while (goesOn(runs));
  return { runs, corpus, failures: [...failures.values()] };
}

/** @returns True if the target kept its promises. */
async function tried(target: FuzzTarget, input: Uint8Array, failures: Map<string, FuzzFailure>): Promise<boolean> {
  const started = performance.now();
  try {
    await target.run(input);
    if (performance.now() - started <= MOST_MILLISECONDS) return true;
    throw new Error(`takes more than ${MOST_MILLISECONDS} ms`);
  } catch (error) {
    const key = keyOf(error);
    const known = failures.get(key);
    if (known === undefined || known.input.length > input.length) failures.set(key, { input, error });
    return false;
  }
}

/** Errors with the same name from the same place have one cause. */
function keyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place = ""] = error.stack?.split("\n    at ") ?? [];
  return `${error.name} ${place}`;
}
