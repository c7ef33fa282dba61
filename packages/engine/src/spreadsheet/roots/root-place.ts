import type { Decimal } from "../../decimal/decimal.js";
import { ManyDigits, WideDecimal } from "../../decimal/wide-decimal.js";
import { evaluateClearly, signAt } from "./evaluate.js";
import type { PowerSum } from "./power-sum.js";

/** Interval of a root: low ≤ root ≤ high. */
export interface RootPlace {
  readonly low: Decimal;
  readonly high: Decimal;
  /**
   * The sum whose sign changes between low and high: the sum itself where it crosses zero, a derivative where it only
   * touches it. Absent where low and high are the root.
   */
  readonly crossing?: PowerSum;
}

/** From this ratio on, halving the logarithm is faster than halving the distance. */
const WIDE_RATIO = 4;

/**
 * The same place, no wider than a part of its position: Newton's steps where they stay inside and grow shorter by half,
 * bisection where they do not. The sum has signs on both sides of the place at every step, so the root cannot get lost.
 *
 * @param width - High − low over low, such as 10^−60.
 */
export function narrowed(place: RootPlace, width: Decimal): RootPlace {
  const { crossing } = place;
  if (crossing === undefined) return place;
  let [low, high] = [new WideDecimal(place.low), new WideDecimal(place.high)];
  const signBelow = signAt(crossing, low);
  let x = middle(low, high);
  let lastStep = high.minus(low);
  while (high.minus(low).gt(low.times(width))) {
    const { sign, value, slope } = evaluateClearly(crossing, x);
    if (sign === 0) return { low: x, high: x };
    if (sign === signBelow) low = x;
    else high = x;
    const step = slope.isZero() ? lastStep : x.times(value).div(slope);
    const next = x.minus(step);
    if (!(next.gt(low) && next.lt(high) && step.abs().times(2).lt(lastStep))) {
      x = middle(low, high);
      lastStep = high.minus(low);
      continue;
    }
    lastStep = step.abs();
    x = next;
    // Close enough: the two points around it either hold the root between them, or show on which side it is.
    const reach = low.times(width).div(WIDE_RATIO);
    if (lastStep.lt(reach)) {
      const [before, behind] = [WideDecimal.max(low, x.minus(reach)), WideDecimal.min(high, x.plus(reach))];
      if (signAt(crossing, before) === signBelow) low = before;
      else high = before;
      if (signAt(crossing, behind) === signBelow) low = WideDecimal.max(low, behind);
      else high = WideDecimal.min(high, behind);
      x = middle(low, high);
      lastStep = high.minus(low);
    }
  }
  return { low, high, crossing };
}

function middle(low: Decimal, high: Decimal): Decimal {
  const isFarApart = high.gt(low.times(WIDE_RATIO));
  return isFarApart ? low.times(high).sqrt() : low.plus(high).div(2);
}

/** The middle of a place, to the last digit. */
export const middleOf = ({ low, high }: RootPlace): Decimal => new ManyDigits(low).plus(high).div(2);
