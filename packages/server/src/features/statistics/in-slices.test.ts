import { expect, test } from "vitest";
import { inSlices, type Steps } from "./in-slices.js";

/** Steps that each take longer than a slice. */
function* steps(count: number, done: () => void): Steps<number> {
  for (let step = 0; step < count; step++) {
    const end = performance.now() + 3;
    while (performance.now() < end);
    done();
    yield;
  }
  return count;
}

test("several long computations leave room after each slice for others to be answered", async () => {
  let inTurn = 0;
  let most = 0;
  let isDone = false;
  const turn = (): void => {
    inTurn = 0;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const computations = Array.from({ length: 8 }, () =>
    inSlices(
      steps(3, () => {
        inTurn += 1;
        most = Math.max(most, inTurn);
      }),
    ),
  );
  expect(await Promise.all(computations)).toEqual(computations.map(() => 3));
  isDone = true;
  expect(most).toBe(1);
});
