import { MAXIMUM_PERFORMANCE_PERIOD_YEARS } from "../constants/horizons.js";
import { EngineError } from "../errors/engine-error.js";

/**
 * True if a performance period can have this number of years.
 *
 * @spec C §5 "A valid performance period"
 *
 * @example
 * import { isValidPerformancePeriod } from "@epb/engine";
 *
 * isValidPerformancePeriod(25); // true
 * isValidPerformancePeriod(0); // false
 */
export function isValidPerformancePeriod(years: number): boolean {
  return Number.isFinite(years) && years > 0 && years <= MAXIMUM_PERFORMANCE_PERIOD_YEARS;
}

/**
 * Returns the number of years, or throws an error if a performance period cannot have this number of years.
 *
 * @throws EngineError 'Expected a valid performance period'
 *
 * @example
 * import { requireValidPerformancePeriod } from "@epb/engine";
 *
 * requireValidPerformancePeriod(25); // 25
 */
export function requireValidPerformancePeriod(years: number): number {
  if (!isValidPerformancePeriod(years)) throw new EngineError("performance-period/invalid", { years });
  return years;
}
