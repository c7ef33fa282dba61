import { uniformInt } from "pure-rand/distribution/uniformInt";
import { mersenne } from "pure-rand/generator/mersenne";
import { Decimal } from "../decimal/decimal.js";

/** Gives the next of an endless row of numbers between 0 and 1, evenly spread; never 0 and never 1. */
export type UniformStream = () => Decimal;

/** Seeds are 32 bits. */
export const LARGEST_SEED = 0xffff_ffff;

/** So many equal parts the numbers fall into; each is the middle of its part. */
const PARTS = 1_000_000_000_000_000;

/**
 * Streams of random numbers from a seed: the same on every machine, because the generator uses integers only.
 *
 *     number = (n + ½) ÷ 10^15, with n from 0 to 10^15 − 1
 *     (7 + 0.5) ÷ 10^15 = 0.0000000000000075
 *
 * Each stream is a separate Mersenne Twister (MT19937). A first generator, started with the seed, supplies the seeds of
 * the streams, so one more stream does not change the streams before it.
 *
 * @param seed - Whole, 0 to 4 294 967 295.
 */
export function uniformStreams(seed: number, count: number): readonly UniformStream[] {
  const seeds = mersenne(seed);
  return Array.from({ length: count }, () => {
    const generator = mersenne(seeds.next());
    return () => new Decimal(`${uniformInt(generator, 0, PARTS - 1)}5e-16`);
  });
}
