import { Decimal } from "../decimal/decimal.js";
import { exactDifference } from "../decimal/exact.js";
import type { FigureValue } from "../model/figure.js";

/** A figure that can be taken apart: a decimal or a count; undefined for a date, for yes or no, and for none at all. */
export function figureAmount(value: FigureValue | undefined): Decimal | undefined {
  if (typeof value === "number") return new Decimal(value);
  return Decimal.isDecimal(value) && value.isFinite() ? value : undefined;
}

/**
 * After − before, to the last digit; undefined where one of them is no number.
 */
export function figureChange(before: FigureValue | undefined, after: FigureValue | undefined): Decimal | undefined {
  const [old, now] = [figureAmount(before), figureAmount(after)];
  return old === undefined || now === undefined ? undefined : exactDifference(now, old);
}
