import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallestStep } from "./tail-remedies.js";

describe("the smallest step", () => {
  test("is the first that does it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (limit, first) => {
        const step = smallestStep(limit, (each) => each >= first);
        expect(step).toBe(first <= limit ? first : undefined);
      }),
    );
  });

  test("asks no more often than halving takes", () => {
    let asked = 0;
    smallestStep(1_000_000, (step) => {
      asked++;
      return step >= 777_777;
    });
    expect(asked).toBeLessThanOrEqual(21);
  });

  test("there is none below a limit of 1, and none is asked for", () => {
    expect([0, -5, 0.5].map((limit) => smallestStep(limit, () => expect.unreachable()))).toEqual(
      Array(3).fill(undefined),
    );
  });

  test("ends where whole numbers lie further apart than 1", () => {
    let asked = 0;
    const step = smallestStep(1e20, (each) => {
      if (++asked > 200) expect.unreachable("it never ends");
      return each > 3.3e16;
    });
    expect(step).toBeGreaterThan(3.3e16);
    expect(step).toBeLessThan(3.3e16 + 16);
  });
});
