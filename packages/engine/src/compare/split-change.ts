import type { Decimal } from "../decimal/decimal.js";
import { exactDifference, exactMean } from "../decimal/exact.js";

/**
 * A part of a figure's change, and the changes it belongs to by their positions: several if their effects cannot be
 * separated.
 */
export interface Share {
  readonly changes: readonly number[];
  readonly amount: Decimal;
}

/**
 * A figure while changes are made one after the other, and while they are undone in the same order. Undefined where the
 * calculation had no such figure.
 */
export interface FigureSteps {
  /** Before, after the first change, …, with all. */
  readonly done: readonly (Decimal | undefined)[];
  /** With all, without the first change, …, before. */
  readonly undone: readonly (Decimal | undefined)[];
}

/**
 * Splits the change of a figure over the changes of inputs. Each change of an input gets the mean of two steps of the
 * figure: the step when the change is made, and the step when the change is undone. The other changes follow in their
 * order.
 *
 *     part = (figure with it − figure before it + figure before it is undone − figure without it) ÷ 2
 *     price × quantity, 2 × 10 → 3 × 14: price ((30 − 20) + (42 − 28)) ÷ 2 = 12, quantity ((42 − 30) + (28 − 20)) ÷ 2 = 10
 *
 * If a step has no such figure in one direction, the changes on both sides of the step are reported as one.
 *
 * @param hasEffect - True if a change had any effect when it was made or undone; a change without effect gets 0.
 * @returns Parts that add up to the whole change, to the last digit. First and last step have the figure.
 */
export function splitChange({ done, undone }: FigureSteps, hasEffect: (change: number) => boolean): Share[] {
  const shares: Share[] = [];
  let start = 0;
  for (let end = 1; end < done.length; end++) {
    const [reached, left] = [done[end], undone[end]];
    const [from, to] = [done[start], undone[start]];
    if (reached === undefined || left === undefined || from === undefined || to === undefined) continue;
    const amount = exactMean(exactDifference(reached, from), exactDifference(to, left));
    shares.push(...sharesOfRun(range(start, end), amount, hasEffect));
    start = end;
  }
  return shares;
}

/** If the effects of changes cannot be separated, the changes with an effect share the amount; the others get 0. */
function sharesOfRun(changes: readonly number[], amount: Decimal, hasEffect: (change: number) => boolean): Share[] {
  if (changes.length === 1) return [{ changes, amount }];
  const moving = changes.filter(hasEffect);
  const still = changes.filter((change) => !moving.includes(change));
  return [
    { changes: moving, amount },
    ...still.map((change) => ({ changes: [change], amount: exactDifference(amount, amount) })),
  ];
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);
