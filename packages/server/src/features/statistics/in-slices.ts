import { setImmediate } from "node:timers/promises";

/** A long computation that yields at each point where it can be interrupted. */
export type Steps<Result> = Generator<void, Result>;

/** Maximum time without a reply to other requests, in milliseconds, plus the last step. */
const SLICE = 2;

/** Resolves when the last requested slice can begin. */
let turn: Promise<void> = Promise.resolve();

/**
 * Runs a long computation in slices, so that the server replies to other requests in between. Several computations take
 * turns: they block no longer than one.
 */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    turn = turn.then(() => setImmediate());
    await turn;
    const end = performance.now() + SLICE;
    let step = steps.next();
    while (step.done !== true && performance.now() < end) step = steps.next();
    if (step.done === true) return step.value;
  }
}
