import { Decimal } from "../../decimal/decimal.js";
import { WideDecimal } from "../../decimal/wide-decimal.js";
import { evaluate, roundingError, signAt } from "./evaluate.js";
import type { PowerSum } from "./power-sum.js";
import { narrowed, type RootPlace } from "./root-place.js";

/** Widths a critical place is narrowed to, one after the other, until it is clear whether the sum reaches zero in it. */
const WIDTHS: readonly Decimal[] = ["1e-12", "1e-30", "1e-60"].map((width) => new Decimal(width));

/**
 * Places of all roots of a sum of powers between two points above 0, in rising order; a root that only touches zero once.
 *
 * Descartes' rule and Rolle's theorem for sums of powers with real exponents: with no change of sign among the
 * coefficients there is no positive root, with one change exactly one. With more, the sum over one of its powers has a
 * derivative with one change fewer. Between the roots of that derivative, found the same way, the quotient only rises or
 * only falls; so there is a root where the signs at the two ends differ, and no other.
 *
 * Where the derivative has a root the sum can turn around at zero. The place of that turn is narrowed until the sum
 * cannot reach zero in it. One of 10^−60 of its position that still leaves it open counts as one root: the sum touches
 * zero there, or two roots lie that close, or it turns around within 10^−57 of the sizes of its terms before zero.
 */
export function isolateRoots(sum: PowerSum, lowest: Decimal, highest: Decimal): readonly RootPlace[] {
  const [change, ...moreChanges] = sum.signChanges();
  if (change === undefined) return [];
  const turns = moreChanges.length === 0 ? [] : isolateRoots(sum.reducedDerivative(change), lowest, highest);
  const regions = turns.map((turn) => turningRegion(sum, turn));
  const ends = [lowest, ...regions.flatMap(({ low, high }) => [low, high]), highest];

  const roots: RootPlace[] = [];
  if (signAt(sum, lowest) === 0) roots.push({ low: lowest, high: lowest });
  for (let index = 0; index < ends.length; index += 2) {
    const [low = lowest, high = highest] = [ends[index], ends[index + 1]];
    if (signAt(sum, low) * signAt(sum, high) < 0) roots.push({ low, high, crossing: sum });
    const root = regions[index / 2]?.root;
    if (root !== undefined) roots.push(root);
  }
  if (signAt(sum, highest) === 0) roots.push({ low: highest, high: highest });
  return roots;
}

interface TurningRegion {
  readonly low: Decimal;
  readonly high: Decimal;
  /** At most one: absent where the sum is certain not to be 0. */
  readonly root?: RootPlace;
}

/** Behavior of the sum at the extrema of its quotient. */
function turningRegion(sum: PowerSum, turn: RootPlace): TurningRegion {
  let place = turn;
  for (const width of WIDTHS) {
    place = narrowed(place, width);
    const { low, high } = place;
    const [below, above] = [signAt(sum, low), signAt(sum, high)];
    if (below * above < 0) return { low, high, root: { low, high, crossing: sum } };
    if (below * above > 0 && !canReachZero(sum, place)) return { low, high };
  }
  return { low: place.low, high: place.high, root: place };
}

/** No term changes by more than its size does, so the sum stays clear of zero when it is larger than the growth of sizes. */
function canReachZero(sum: PowerSum, { low, high }: RootPlace): boolean {
  const [start, end] = [evaluate(sum, low, WideDecimal), evaluate(sum, high, WideDecimal)];
  const change = end.size.minus(start.size).plus(roundingError(end.size, WideDecimal).times(2));
  return start.value.abs().lte(change);
}
