import { Decimal, typedNumber } from "@epb/engine";
import { decimalNumber, percent } from "../../../format/numbers.js";
import type { Lever, LeverLook } from "./levers.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

const HUNDRED = 100;
const MOST_DECIMALS = 6;

/** Neutral value of a lever that does not set a project value itself. */
export const neutral = ({ slider }: Lever): string => (slider.kind === "multiply" ? "1" : "0");

/** Formatted value: `3.45%`, `+1% points`, `-10%`, `12 months`. @param decimals - At most, of a percentage. */
export function leverText(look: LeverLook, value: string, decimals: number = MOST_DECIMALS): string {
  switch (look) {
    case "rate":
      return percent(value, decimals);
    case "points":
    case "change":
      return `${signed(decimalNumber(typedText(look, value), decimals))}${look === "points" ? WHAT_IF_TEXTS.points : WHAT_IF_TEXTS.percent}`;
    case "months":
    case "years":
      return `${decimalNumber(value)} ${WHAT_IF_TEXTS.units[look]}`;
    default:
      return look satisfies never;
  }
}

/** Value for the text field, without its unit: `3.45`. A factor appears as a relative change. */
export function typedText(look: LeverLook, value: string): string {
  const number = new Decimal(value);
  switch (look) {
    case "rate":
    case "points":
      return number.times(HUNDRED).toFixed();
    case "change":
      return number.minus(1).times(HUNDRED).toFixed();
    case "months":
    case "years":
      return number.toFixed();
    default:
      return look satisfies never;
  }
}

/** Digits that a lever has room for. */
const SHORT = /^-?\d{1,9}(?:\.\d{1,10})?$/;

/** Number of a lever from typed text; undefined if the text is not a number. */
export function leverNumber(look: LeverLook, typed: string): string | undefined {
  const { number: digits = "", other, isPercentage } = typedNumber(typed) ?? {};
  const isTime = look === "months" || look === "years";
  if (!SHORT.test(digits) || other !== undefined || (isPercentage === true && isTime)) return undefined;
  const number = new Decimal(digits);
  switch (look) {
    case "rate":
    case "points":
      return number.div(HUNDRED).toFixed();
    case "change":
      return number.div(HUNDRED).plus(1).toFixed();
    case "months":
    case "years":
      return number.toFixed();
    default:
      return look satisfies never;
  }
}

/** Unit beside the field. */
export const typedUnit = (look: LeverLook): string => {
  if (look === "months" || look === "years") return WHAT_IF_TEXTS.units[look];
  return look === "points" ? WHAT_IF_TEXTS.points : WHAT_IF_TEXTS.percent;
};

const signed = (text: string): string => (text.startsWith("-") || text === "0" ? text : `+${text}`);
