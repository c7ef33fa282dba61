import { Decimal } from "../decimal/decimal.js";
import { wholeUnits } from "../decimal/whole-units.js";

/** Values from one end of a range to the other, a step apart; the last step may be shorter. */
export interface Steps {
  /** Number of the last value; the first is number 0. */
  readonly last: number;
  readonly at: (step: number) => Decimal;
}

/** A search by halving takes forty calculations for so many steps. */
const MOST_STEPS = new Decimal("1e12");

/** Undefined where the step is not above zero, or too small for the range. */
export function stepsOf(from: Decimal, to: Decimal, step: Decimal): Steps | undefined {
  if (!step.gt(0)) return undefined;
  const count = to.minus(from).div(step);
  if (count.gt(MOST_STEPS)) return undefined;
  return { last: -wholeUnits(count.neg()), at: (number) => Decimal.min(to, from.plus(step.times(number))) };
}

/**
 * Numbers from 0 to the last one, evenly spread: at most so many intervals, each number once.
 */
export function spread(last: number, intervals: number): readonly number[] {
  const count = Math.min(last, intervals);
  return Array.from({ length: count + 1 }, (_, index) => Math.floor((index * last) / count));
}
