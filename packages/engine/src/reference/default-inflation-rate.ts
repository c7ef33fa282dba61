import { Decimal } from "../decimal/decimal.js";
import { DEFAULT_INFLATION } from "./data/discount-rates.js";
import { DEFAULT_DISCOUNT_RATE_RELEASE_YEAR } from "./federal-discount-rate.js";
import type { SourcedValue } from "./sourced-value.js";

/**
 * Long-term general inflation that NIST's Energy Escalation Rate Calculator assumes in a release: as computed, without
 * the minimum of 3% that applies to the federal discount rate. Undefined for a year without an inflation rate.
 *
 * @param releaseYear - Year of the data release; by default the latest.
 * @returns Fraction per year (0.023 means 2.3%).
 *
 * @example
 * import { defaultInflationRate } from "@epb/engine/reference";
 *
 * defaultInflationRate(2025)?.value.toFixed(); // "0.023"
 */
export function defaultInflationRate(
  releaseYear: number = DEFAULT_DISCOUNT_RATE_RELEASE_YEAR,
): SourcedValue | undefined {
  const printed = DEFAULT_INFLATION.fractionPerYear[releaseYear];
  if (printed === undefined) return undefined;
  return { value: new Decimal(printed), unit: "fraction per year", sources: [DEFAULT_INFLATION.source] };
}
