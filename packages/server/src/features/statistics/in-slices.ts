import { setImmediate } from "node:timers/promises";

/** A long computation that says where it can be interrupted. */
export type Steps<Result> = Generator<void, Result>;

/** So long nobody else is answered. Milliseconds; the last step comes on top. */
const SLICE = 2;

/** When the last slice that has been asked for can begin. */
let turn: Promise<void> = Promise.resolve();

/**
 * Does a long computation a slice at a time: whoever asks the server for something else is answered in between. Of several
 * computations, each waits for its turn: together they are no longer than one.
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
