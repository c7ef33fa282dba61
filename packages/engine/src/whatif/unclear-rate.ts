import { rateReadings } from "../input/typed-amount.js";
import { rateKindAt } from "../inputs/all-inputs.js";

/** A rate with two readings, and the texts that have one reading. */
export interface UnclearRate {
  readonly name: "rate/unclear";
  readonly message: string;
  readonly found: string;
  readonly advice: string;
}

/**
 * The first of several texts that is an ambiguous rate, 1 or more without a percent sign. Undefined if all texts have
 * one reading, and for an input that is not a rate.
 *
 * @example
 * import { unclearRate } from "@epb/engine/whatif";
 *
 * unclearRate("financing.indexRate", ["4"])?.message; // "The rate 4 may mean 4% or 400%."
 * unclearRate("financing.indexRate", ["4%"]); // undefined
 */
export function unclearRate(path: string, texts: readonly string[]): UnclearRate | undefined {
  if (rateKindAt(path) === undefined) return undefined;
  for (const text of texts) {
    const readings = rateReadings(text);
    if (readings === undefined) continue;
    return {
      name: "rate/unclear",
      message: `The rate ${text.trim()} may mean ${readings[0]} or ${readings[1]}.`,
      found: text.trim(),
      advice: `Write ${readings[0]} or ${readings[1]}.`,
    };
  }
  return undefined;
}
