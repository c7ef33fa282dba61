import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { NEAR_NUMBER_ERROR, nearNumber } from "../decimal/near-number.js";
import type { FigureQuantity, FigureValue } from "../model/figure.js";

const A_CENT = new Decimal("0.01");
const A_MILLIONTH = new Decimal("0.000001");

/**
 * Largest difference between our figure and the figure of another program: money to the cent, quantities to the unit,
 * rates to a ten thousandth of a percent. Another program rounds elsewhere. What is counted, dated or answered is equal
 * or not.
 */
const TOLERANCES: Readonly<Record<FigureQuantity, Decimal>> = {
  dollars: A_CENT,
  dollarsPerYear: A_CENT,
  dollarsPerKwh: A_MILLIONTH,
  fraction: A_MILLIONTH,
  // Paybacks; terms are whole numbers.
  years: new Decimal("0.1"),
  count: ZERO,
  kwhPerYear: ONE,
  mmbtuPerYear: ONE,
  kgCo2ePerYear: ONE,
  fieldUnit: ONE,
  date: ZERO,
  yesNo: ZERO,
};

/**
 * True if two values of a figure are equal within the tolerance for figures of different programs (0038).
 *
 * @example
 * import { Decimal, isCloseFigure } from "@epb/engine";
 *
 * isCloseFigure(new Decimal("100"), new Decimal("100.001"), "dollars"); // true
 * isCloseFigure(new Decimal("100"), new Decimal("101"), "dollars"); // false
 */
export function isCloseFigure(one: FigureValue, other: FigureValue, quantity: FigureQuantity): boolean {
  if (Decimal.isDecimal(one)) {
    if (!Decimal.isDecimal(other)) return false;
    // Most are the same to the digit, which is quicker to see than a difference.
    return one.eq(other) || one.minus(other).abs().lte(TOLERANCES[quantity]);
  }
  return !Decimal.isDecimal(other) && one === other;
}

/** More than what rounds anywhere below: both numbers, their difference and the tolerance. */
const FLOAT_ERROR = 10 * NEAR_NUMBER_ERROR;

const NEAR_TOLERANCES = Object.fromEntries(
  Object.entries(TOLERANCES).map(([quantity, tolerance]) => [quantity, tolerance.toNumber()]),
) as Readonly<Record<FigureQuantity, number>>;

/**
 * True if binary floats already show that a number is close to a figure. If true, {@link isCloseFigure} is true for the
 * decimal of the number. If false, call {@link isCloseFigure}. Binary floats detect most equal values in a fraction of
 * the time of decimals.
 *
 * @param stored - Binary float nearest to the number; NaN if the number has no such float.
 *
 * @example
 * import { Decimal, isSurelyClose } from "@epb/engine";
 *
 * isSurelyClose(100, new Decimal("100"), "dollars"); // true
 */
export function isSurelyClose(stored: number, figure: FigureValue, quantity: FigureQuantity): boolean {
  if (typeof figure === "number") return stored === figure;
  if (typeof figure !== "object") return false;
  const near = nearNumber(figure);
  const error = FLOAT_ERROR * (Math.abs(stored) + Math.abs(near));
  return Math.abs(stored - near) + error <= NEAR_TOLERANCES[quantity];
}
