import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figure } from "../../testing/arbitraries.js";
import { Decimal } from "../decimal/decimal.js";
import { exactSum } from "../decimal/exact.js";
import { splitChange } from "./split-change.js";

const decimals = (...amounts: readonly (number | undefined)[]): (Decimal | undefined)[] =>
  amounts.map((amount) => (amount === undefined ? undefined : new Decimal(amount)));

const always = (): boolean => true;

/** Shares in one text each. */
const split = (
  done: readonly (Decimal | undefined)[],
  undone: readonly (Decimal | undefined)[],
  hasEffect: (change: number) => boolean = always,
): string[] =>
  splitChange({ done, undone }, hasEffect).map(({ changes, amount }) => `${changes.join("+")}: ${amount.toFixed()}`);

describe("two changes that act together", () => {
  test("share their joint effect equally", () => {
    // Price 2 → 3 times quantity 10 → 14: alone they move 10 and 8, together 4 more.
    expect(split(decimals(20, 30, 42), decimals(42, 28, 20))).toEqual(["0: 12", "1: 10"]);
  });
});

describe("a step without the figure", () => {
  test("joins the changes on its two sides", () => {
    expect(split(decimals(20, undefined, 42), decimals(42, 28, 20))).toEqual(["0+1: 22"]);
    expect(split(decimals(20, 30, 42), decimals(42, undefined, 20))).toEqual(["0+1: 22"]);
  });

  test("leaves the other changes apart", () => {
    // 1 counts separately: (15 − 10 + 30 − 22) ÷ 2 = 6.5; the rest is 30 − 10 − 6.5.
    expect(split(decimals(10, 15, undefined, 30), decimals(30, 22, 12, 10))).toEqual(["0: 6.5", "1+2: 13.5"]);
  });

  test("does not join a change without an effect", () => {
    const moves = (change: number): boolean => change !== 1;
    const steps = decimals(20, undefined, undefined, 42);
    expect(split(steps, decimals(42, 28, 28, 20), moves)).toEqual(["0+2: 22", "1: 0"]);
  });
});

test("no change has no parts", () => {
  expect(split(decimals(20), decimals(20))).toEqual([]);
});

test("the parts add up to the last digit with any missing steps", () => {
  const step = fc.option(figure, { nil: undefined });
  const steps = fc
    .tuple(figure, figure, fc.array(fc.tuple(step, step), { maxLength: 8 }))
    .map(([before, after, between]) => ({
      done: [before, ...between.map(([one]) => one), after],
      undone: [after, ...between.map(([, other]) => other), before],
    }));
  fc.assert(
    fc.property(steps, ({ done, undone }) => {
      const shares = splitChange({ done, undone }, always);
      const [before, after] = [done[0], done.at(-1)];
      if (before === undefined || after === undefined) throw new Error("the ends are there");
      expect(exactSum([before, ...shares.map(({ amount }) => amount)]).eq(after)).toBe(true);
      expect(shares.flatMap(({ changes }) => changes)).toEqual(Array.from({ length: done.length - 1 }, (_, i) => i));
    }),
  );
});
