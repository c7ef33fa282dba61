import { Decimal, ONE } from "../../decimal/decimal.js";
import { WideDecimal } from "../../decimal/wide-decimal.js";
import { signAt } from "./evaluate.js";
import { isolateRoots } from "./isolate-roots.js";
import type { PowerSum } from "./power-sum.js";
import { middleOf, narrowed, type RootPlace } from "./root-place.js";

const WIDTH = new Decimal("1e-60");

/**
 * All roots of a sum of powers between two points above 0, to 60 digits, in rising order. A root at 1 is 1 exactly.
 */
export function positiveRoots(sum: PowerSum, lowest: Decimal, highest: Decimal): readonly Decimal[] {
  return isolateRoots(sum, lowest, highest)
    .map((place) => rootOf(sum, narrowed(place, WIDTH)))
    .filter((root, index, roots) => index === 0 || !isSame(root, roots[index - 1]));
}

function rootOf(sum: PowerSum, place: RootPlace): Decimal {
  const holdsOne = place.low.lte(ONE) && place.high.gte(ONE);
  return holdsOne && signAt(sum, ONE) === 0 ? ONE : new WideDecimal(middleOf(place));
}

/** A root at the end of one place may be that of the next place as well. */
const isSame = (root: Decimal, before: Decimal | undefined): boolean =>
  before !== undefined && new WideDecimal(root).minus(before).lte(WIDTH.times(root).times(2));
