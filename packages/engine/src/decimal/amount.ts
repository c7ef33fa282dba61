import { EngineError } from "../errors/engine-error.js";
import { Decimal } from "./decimal.js";

/**
 * An amount, a rate, or a quantity as a program may give it: text such as `"0.045"`, a `Decimal`, or a number of at
 * most 15 significant digits. Rates are fractions: `"0.045"` is 4.5%.
 */
export type Amount = Decimal | string | number;

/** Digits that every plain number keeps; later ones are those of its binary form. */
const EXACT_DIGITS = 15;

const DECIMAL_TEXT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?$/i;

/**
 * Converts an amount to an exact decimal of the engine.
 *
 * A number has the value of its text: `0.1` is exactly one tenth. A number of more than 15 significant digits is
 * refused, because such a number is usually the result of binary arithmetic: `0.1 + 0.2` is 0.30000000000000004.
 *
 * @throws EngineError "amount/unreadable" for a text that is no decimal number, and for NaN and infinity as plain numbers;
 * "amount/inexact" for a number of more than 15 significant digits.
 *
 * @example
 * import { toDecimal } from "@epb/engine";
 *
 * toDecimal("0.045").toFixed(); // "0.045"
 * toDecimal(1250.5).toFixed(); // "1250.5"
 */
export function toDecimal(amount: Amount): Decimal {
  if (Decimal.isDecimal(amount)) return ofEngine(amount);
  if (!isReadable(amount)) throw new EngineError("amount/unreadable", { amount });
  if (typeof amount === "number" && !isExact(amount)) {
    throw new EngineError("amount/inexact", { amount, rounded: String(Number(amount.toPrecision(EXACT_DIGITS))) });
  }
  return new Decimal(typeof amount === "string" ? amount.trim() : amount);
}

/** True if a text or a plain number is a finite number. */
export function isReadable(amount: Amount): boolean {
  if (typeof amount === "string") return DECIMAL_TEXT.test(amount.trim());
  return Decimal.isDecimal(amount) || Number.isFinite(amount);
}

/** An amount that may be omitted. */
export const optionalDecimal = (amount: Amount | undefined): Decimal | undefined =>
  amount === undefined ? undefined : toDecimal(amount);

/** A decimal of another copy or clone of the library would round as that one does. */
const ofEngine = (amount: Decimal): Decimal => (Object.is(amount.constructor, Decimal) ? amount : new Decimal(amount));

const isExact = (number: number): boolean =>
  Number.isSafeInteger(number) || Number(number.toPrecision(EXACT_DIGITS)) === number;
