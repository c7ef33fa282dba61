import { mersenne } from "pure-rand/generator/mersenne";
import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { uniformStreams } from "./uniform-stream.js";

const take = (seed: number, streams: number, count: number): string[][] =>
  uniformStreams(seed, streams).map((next) => Array.from({ length: count }, () => next().toFixed()));

test("the generator is the Mersenne Twister", () => {
  // The C++ standard, [rand.predef]: the 10 000th number of mt19937 with its default seed is 4 123 659 995.
  const generator = mersenne(5489);
  let last = 0;
  for (let count = 0; count < 10_000; count++) last = generator.next();
  expect(last >>> 0).toBe(4_123_659_995);
});

describe("streams of random numbers", () => {
  test("follow from the seed", () => {
    expect(take(7, 3, 20)).toEqual(take(7, 3, 20));
    expect(take(7, 3, 20)).not.toEqual(take(8, 3, 20));
  });

  test("stay as they are when there is one more", () => {
    expect(take(7, 3, 20).slice(0, 2)).toEqual(take(7, 2, 20));
  });

  test("differ from each other", () => {
    const firsts = take(7, 50, 1).flat();
    expect(new Set(firsts).size).toBe(50);
  });

  test("lie between 0 and 1, with sixteen decimals", () => {
    const numbers = take(1, 4, 500).flat();
    for (const number of numbers) expect(number).toMatch(/^0\.\d{0,15}5$/);
  });

  test("spread evenly", () => {
    const count = 20_000;
    const [numbers = []] = take(123, 1, count);
    const tenths = new Array<number>(10).fill(0);
    for (const number of numbers) {
      const tenth = Math.floor(Number(number) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // 2 000 in each tenth; five standard deviations are 5 × √(20 000 × 0.1 × 0.9) = 212.
    for (const inTenth of tenths) expect(Math.abs(inTenth - 2000)).toBeLessThan(212);
    const mean = numbers.reduce((sum, number) => sum.plus(number), new Decimal(0)).div(count);
    // Five standard errors: 5 ÷ √(12 × 20 000) = 0.0102.
    expect(mean.minus("0.5").abs().lt("0.0102")).toBe(true);
  });
});
