import { Decimal, INPUT_LIMITS } from "@epb/engine";

/**
 * The decimal of a plain text such as `-12.5`, within the limits of the engine. Surplus decimals are far below every
 * rounding of the calculation and are truncated; undefined for a number with too many digits before the point.
 */
export function inputDecimal(text: string): Decimal | undefined {
  const point = text.indexOf(".");
  const end = point < 0 ? text.length : point;
  if (end - (text.startsWith("-") ? 1 : 0) > INPUT_LIMITS.integerDigits) return undefined;
  const decimal = new Decimal(point < 0 ? text : text.slice(0, point + 1 + INPUT_LIMITS.decimals));
  // Zero has no sign.
  return decimal.isZero() ? new Decimal(0) : decimal;
}
