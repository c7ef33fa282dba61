import type { Decimal } from "../decimal/decimal.js";
import { roundTo } from "../decimal/rounding.js";
import { INPUT_LIMITS } from "../input/limits.js";
import type { Sample } from "./find-crossings.js";

/** Rounds after which a figure that has not come near its goal jumps over it. */
export const LARGEST_ROOT_ROUNDS = 16;

export interface RootQuestion {
  /** Figures on either side of the wanted one. */
  readonly before: Sample;
  readonly after: Sample;
  readonly wanted: Decimal;
  /** How near is near enough, in the unit of the figure. */
  readonly tolerance: Decimal;
}

interface Point {
  readonly at: Decimal;
  /** Figure less the wanted one. */
  readonly excess: Decimal;
}

/**
 * Value at which a figure equals its target, by the method of false position with the Illinois modification: an end
 * that stays twice counts half, so both ends move (Dahlquist and Björck, Numerical Methods, 1974).
 *
 *     next value = (a × excess at b − b × excess at a) ÷ (excess at b − excess at a)
 *
 * @param figureAt - The figure at a value of the input; undefined if the figure has no value there.
 * @returns Undefined if the figure jumps over its target.
 */
export function findRoot(
  { before, after, wanted, tolerance }: RootQuestion,
  figureAt: (value: Decimal) => Decimal | undefined,
): Sample | undefined {
  if (before.figure === undefined || after.figure === undefined) return undefined;
  let a: Point = { at: before.at, excess: before.figure.minus(wanted) };
  let b: Point = { at: after.at, excess: after.figure.minus(wanted) };
  for (let round = 0; round < LARGEST_ROOT_ROUNDS; round++) {
    const at = roundTo(
      a.at.times(b.excess).minus(b.at.times(a.excess)).div(b.excess.minus(a.excess)),
      INPUT_LIMITS.decimals,
    );
    if (at.eq(a.at) || at.eq(b.at)) return undefined;
    const figure = figureAt(at);
    if (figure === undefined) return undefined;
    const excess = figure.minus(wanted);
    if (excess.abs().lte(tolerance)) return { at, figure };
    if (excess.isNegative() === b.excess.isNegative()) a = { ...a, excess: a.excess.div(2) };
    else a = b;
    b = { at, excess };
  }
  return undefined;
}
