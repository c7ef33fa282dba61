import { MAXIMUM_PERFORMANCE_PERIOD_YEARS } from "../constants/horizons.js";
import { EngineError } from "../errors/engine-error.js";

/** @spec C §5 "A valid performance period" */
export function isValidPerformancePeriod(years: number): boolean {
  return Number.isFinite(years) && years > 0 && years <= MAXIMUM_PERFORMANCE_PERIOD_YEARS;
}

/** @throws EngineError 'Expected a valid performance period' */
export function requireValidPerformancePeriod(years: number): number {
  if (!isValidPerformancePeriod(years)) throw new EngineError("performance-period/invalid", { years });
  return years;
}
