import { Decimal } from "../decimal/decimal.js";
import { typedNumber } from "./number-in-text.js";

/** A number as people type it. */
export interface TypedAmount {
  /** 0.04 for `4%`. */
  readonly value: Decimal;
  /** True for a percentage with a sign: a change relative to the current value. */
  readonly isRelative: boolean;
  readonly isPercent: boolean;
  readonly hasPlus: boolean;
}

/**
 * Reads an amount or a percentage that a person typed: `0.04`, `4%`, `-1000`, `+5%`, `$1,000`. Undefined for any other
 * text, and for `1,5`, which has two readings.
 *
 * @example
 * import { typedAmount } from "@epb/engine";
 *
 * typedAmount("4%")?.value.toFixed(); // "0.04"
 * typedAmount("$700,000")?.value.toFixed(); // "700000"
 * typedAmount("1,5"); // undefined
 */
export function typedAmount(text: string): TypedAmount | undefined {
  const typed = typedNumber(text);
  if (typed === undefined || typed.other !== undefined) return undefined;
  const number = new Decimal(typed.number);
  const hasPlus = text.includes("+");
  return {
    value: typed.isPercentage ? number.div(100) : number,
    isRelative: typed.isPercentage && (hasPlus || typed.number.startsWith("-")),
    isPercent: typed.isPercentage,
    hasPlus,
  };
}

/**
 * Two possible readings of `4` as a rate, as a person writes them; undefined for a text with one reading.
 *
 * @example
 * import { rateReadings } from "@epb/engine";
 *
 * rateReadings("4"); // ["4%", "400%"]
 * rateReadings("4%"); // undefined
 */
export function rateReadings(text: string): readonly [percent: string, fraction: string] | undefined {
  const amount = typedAmount(text);
  if (amount === undefined || amount.isPercent || amount.value.abs().lt(1)) return undefined;
  return [`${amount.value.toFixed()}%`, `${amount.value.times(100).toFixed()}%`];
}
