import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import type { Sample } from "./find-crossings.js";
import { findRoot, LARGEST_ROOT_ROUNDS } from "./find-root.js";

const decimal = (value: string | number): Decimal => new Decimal(value);

/** Looks for a value of a function between two others; says how often it was asked. */
function search(
  of: (value: Decimal) => Decimal | undefined,
  [from, to]: readonly [number, number],
  wanted: string,
): { readonly root: Sample | undefined; readonly rounds: number } {
  let rounds = 0;
  const sample = (at: Decimal): Sample => {
    const figure = of(at);
    return figure === undefined ? { at } : { at, figure };
  };
  const root = findRoot(
    {
      before: sample(decimal(from)),
      after: sample(decimal(to)),
      wanted: decimal(wanted),
      tolerance: decimal("1e-9"),
    },
    (at) => {
      rounds++;
      return of(at);
    },
  );
  return { root, rounds };
}

describe("a root", () => {
  test("of a straight line is found at once", () => {
    // 3 x + 2 = 11
    const { root, rounds } = search((value) => value.times(3).plus(2), [0, 10], "11");
    expect(root?.at.toFixed()).toBe("3");
    expect(rounds).toBe(1);
  });

  test("of a curve is found from both ends, in few rounds", () => {
    // x⁴ = 2: without the halving of an end that stays, the rounds would not do.
    const { root, rounds } = search((value) => value.pow(4), [0, 2], "2");
    expect(root?.at.toFixed(9)).toBe("1.189207115");
    expect(rounds).toBeLessThanOrEqual(LARGEST_ROOT_ROUNDS);
  });

  test("of a falling curve is found as well", () => {
    const { root } = search((value) => decimal(6).div(value), [1, 6], "2");
    expect(root?.at.toFixed(6)).toBe("3.000000");
  });

  test("is none where the function jumps", () => {
    const { root, rounds } = search((value) => decimal(value.lt("0.3") ? -5 : 7), [0, 1], "1");
    expect(root).toBeUndefined();
    expect(rounds).toBeLessThanOrEqual(LARGEST_ROOT_ROUNDS);
  });

  test("is none where the function has a hole", () => {
    expect(search((value) => (value.eq(0) || value.eq(10) ? value : undefined), [0, 10], "4").root).toBeUndefined();
  });

  test("brings the function to the wanted value", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 3 }), (thousandths, power) => {
        const wanted = decimal(thousandths).div(1000);
        const { root } = search((value) => value.pow(power), [0, 1], wanted.toFixed());
        expect(root?.figure?.minus(wanted).abs().lte("1e-9")).toBe(true);
        expect(root?.at.pow(power)).toEqual(root?.figure);
      }),
    );
  });
});
