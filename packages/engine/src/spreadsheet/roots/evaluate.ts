import { Decimal } from "../../decimal/decimal.js";
import { DECIMALS_BY_WIDTH } from "../../decimal/wide-decimal.js";
import type { PowerSum } from "./power-sum.js";

export type Sign = -1 | 0 | 1;

export interface Evaluation {
  readonly value: Decimal;
  /** x × derivative. */
  readonly slope: Decimal;
  /** Σ |terms|: what the rounding of the value is measured against. */
  readonly size: Decimal;
}

/** A sum of powers at a point above 0, in the arithmetic of the class given. */
export function evaluate(sum: PowerSum, x: Decimal, Wide: typeof Decimal): Evaluation {
  const point = new Wide(x);
  let [value, slope, size] = [new Wide(0), new Wide(0), new Wide(0)];
  let power = new Wide(1);
  let [factor, stepOfFactor] = [power, value];
  for (const { coefficient, exponent, step } of sum.termsAs(Wide)) {
    // Flows come at even steps: most factors are that of the step before.
    if (!step.eq(stepOfFactor)) [factor, stepOfFactor] = [point.pow(step), step];
    power = power.times(factor);
    const term = power.times(coefficient);
    value = value.plus(term);
    slope = slope.plus(term.times(exponent));
    size = size.plus(term.abs());
  }
  return { value, slope, size };
}

/** Digits that rounding can spoil in a sum of up to a million terms, with several to spare. */
const SPOILT_DIGITS = 10;

/** Largest rounding error of a value of this size, in the arithmetic of the given class. */
export const roundingError = (size: Decimal, Wide: typeof Decimal): Decimal =>
  size.times(new Decimal(`1e${SPOILT_DIGITS - Wide.precision}`));

/**
 * A sum of powers at a point above 0, and its sign: certain, because more digits are used until the value exceeds the
 * largest rounding error. 0 when it does not do so at 800 digits.
 */
export function evaluateClearly(sum: PowerSum, x: Decimal): Evaluation & { readonly sign: Sign } {
  let last: Evaluation | undefined;
  for (const Wide of DECIMALS_BY_WIDTH) {
    last = evaluate(sum, x, Wide);
    const { value, size } = last;
    if (value.abs().gt(roundingError(size, Wide))) return { ...last, sign: value.isNegative() ? -1 : 1 };
  }
  const nothing = new Decimal(0);
  return { value: nothing, slope: nothing, size: nothing, ...last, sign: 0 };
}

/** The sign of a sum of powers at a point above 0, as certain as above. */
export const signAt = (sum: PowerSum, x: Decimal): Sign => evaluateClearly(sum, x).sign;
