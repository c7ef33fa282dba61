import type { Decimal } from "../decimal/decimal.js";
import { isOpposite, type Side } from "./goal.js";

/** A figure at a value of the input. */
export interface Sample {
  readonly at: Decimal;
  /** Absent where the calculation has no such figure. */
  readonly figure?: Decimal;
}

/** A sample with its number among the steps, and its side of the goal. */
export interface StepSample extends Sample {
  readonly step: number;
  readonly side: Side;
}

/** Two samples between which the figure reaches the goal, or leaves it. */
export interface Bracket {
  readonly before: StepSample;
  readonly after: StepSample;
}

/**
 * Places at which the figures of a scan change sides. A place completely between two adjacent steps of the scan is not
 * found. A step at which a figure becomes unknown does not count as a place.
 *
 * @param scan - In the order of the steps.
 */
export function findCrossings(scan: readonly StepSample[]): readonly Bracket[] {
  return scan.flatMap((after, index) => {
    const before = scan[index - 1];
    return before !== undefined && isCrossing(before, after, scan.slice(0, index)) ? [{ before, after }] : [];
  });
}

/**
 * True if two adjacent samples are a separate place. If the figure stays on a value that it has to equal, the figure
 * reaches the goal and leaves it again; that is one place, and the first of the two counts.
 */
function isCrossing(before: Sample & { side: Side }, after: StepSample, earlier: readonly StepSample[]): boolean {
  if (before.side === "unknown" || after.side === "unknown") return false;
  if (isOpposite(before.side, after.side)) return true;
  if ((before.side === "meets") === (after.side === "meets")) return false;
  if (before.side === "misses" || after.side === "misses" || after.side === "meets") return true;
  return earlier.every(({ side }) => side === "meets" || side === "unknown");
}

/**
 * Scan with the last known sample before, and the first known sample after, each value at which the figure is unknown:
 * a place may lie between such a sample and its neighbor.
 *
 * @param sampleAt - The figure at a step.
 */
export function withEndsOfKnown(
  scan: readonly StepSample[],
  sampleAt: (step: number) => StepSample,
): readonly StepSample[] {
  return scan.flatMap((after, index) => {
    const before = scan[index - 1];
    if (before === undefined || isUnknown(before) === isUnknown(after)) return [after];
    let [low, high] = [before, after];
    while (high.step - low.step > 1) {
      const middle = sampleAt(Math.floor((low.step + high.step) / 2));
      if (isUnknown(middle) === isUnknown(low)) low = middle;
      else high = middle;
    }
    return [...[low, high].filter((end) => end !== before && end !== after), after];
  });
}

const isUnknown = ({ side }: StepSample): boolean => side === "unknown";

/**
 * Narrows a place to adjacent steps by bisection.
 *
 * @param sampleAt - The figure at a step.
 */
export function narrowed({ before, after }: Bracket, sampleAt: (step: number) => StepSample): Bracket {
  let [low, high] = [before, after];
  while (high.step - low.step > 1) {
    const middle = sampleAt(Math.floor((low.step + high.step) / 2));
    if (isAlike(middle, low, high)) low = middle;
    else high = middle;
  }
  return { before: low, after: high };
}

/**
 * True if the middle lies on the lower side of a bracket: a middle that differs from both ends counts as the upper
 * side.
 */
function isAlike(middle: StepSample, low: StepSample, high: StepSample): boolean {
  if (low.side === "meets") return middle.side === "meets";
  if (high.side === "meets") return middle.side !== "meets";
  return middle.side === low.side;
}
