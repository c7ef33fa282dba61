import { Decimal, HIGHEST_RATE, type NumberInText, numberInText } from "@epb/engine";
import type { Correction } from "../../findings/correction.js";
import { inputDecimal } from "../../templates/input-decimal.js";
import type { InputValue } from "../../templates/input-value.js";
import { datesInText } from "./date-text.js";

/** Significant digits that a number cell stores. */
const SIGNIFICANT_DIGITS = 15;

/** Possible numbers of a text that the cell accepts. */
export function numberCorrections(text: string, value: InputValue): readonly Correction[] {
  const parsed = numberInText(text);
  if (parsed === undefined || parsed.isForeignCurrency) return [];
  // Of the readings 1.8 and 18, only 18 is a whole number, but it may not be the intended one.
  if (value.kind === "wholeNumber" && parsed.other !== undefined) return [];
  return takenNumbers(numbersMeant(parsed, value), value);
}

/** Numbers that the cell accepts. */
export const takenNumbers = (numbers: readonly string[], value: InputValue): readonly Correction[] =>
  numbers.filter((number) => isTaken(number, value)).map((number) => ({ kind: "number", value: number }));

/** The first day that every workbook can store. */
const FIRST_DAY = "1904-01-02";

/** Possible dates of a text. */
export const dateCorrections = (text: string): readonly Correction[] =>
  datesInText(text)
    .filter((day) => day >= FIRST_DAY)
    .map((day) => ({ kind: "date", value: day }));

function numbersMeant({ number, other, isPercentage, isPlain }: NumberInText, value: InputValue): readonly string[] {
  const readings = other === undefined ? [number] : [number, other];
  // 5% is not an amount.
  if (!isRate(value)) return isPercentage ? [] : readings;
  const fractions = readings.map(fractionOf);
  if (isPercentage) return other === undefined ? fractions : fractions.filter((one) => !isAboveEveryRate(one));
  // A rate of 1 or more, or with a decimal comma, may be percentage points or a fraction.
  const isFraction = isPlain && new Decimal(number).abs().lt(1);
  return isFraction ? readings : [...readings, ...fractions].filter((one) => !isAboveEveryRate(one));
}

const isRate = (value: InputValue): boolean => value.kind === "decimal" && value.look === "percent";

const isAboveEveryRate = (number: string): boolean => new Decimal(number).gt(HIGHEST_RATE);

/** True if a number can only be percentage points: 3.45 means 3.45%, because no rate is 345%. */
export const isPercentPoints = ({ number }: NumberInText, value: InputValue): boolean =>
  isRate(value) && isAboveEveryRate(number) && !isAboveEveryRate(fractionOf(number));

const fractionOf = (points: string): string => new Decimal(points).div(100).toFixed();

function isTaken(number: string, value: InputValue): boolean {
  if (value.kind === "wholeNumber") {
    const whole = Number(number);
    return Number.isInteger(whole) && whole >= value.minimum && whole <= value.maximum;
  }
  if (value.kind !== "decimal" || (value.isNonNegative && number.startsWith("-"))) return false;
  const decimal = inputDecimal(number);
  return decimal !== undefined && decimal.precision() <= SIGNIFICANT_DIGITS;
}

/** Property of a finding with its corrections; empty without corrections. */
export const correctionField = (
  corrections: readonly Correction[],
): { readonly corrections?: readonly Correction[] } => (corrections.length === 0 ? {} : { corrections });
