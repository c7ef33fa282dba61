import { EngineError } from "../errors/engine-error.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { Calculation } from "./calculation.js";

/**
 * Calculated values of a calculation without errors, for callers that need all values. A project with supplied values
 * and errors throws like any other project: supplied values do not replace computed values.
 *
 * @throws EngineError 'Errors encountered during the calculation: ' followed by the errors
 * @spec C §8 "Errors encountered during the calculation"; C §4 "throws when calculation errors arise alongside"
 *
 * @example
 * import { requireCalculated } from "@epb/engine";
 *
 * requireCalculated(calculation).costSavings?.years.length; // 16
 */
export function requireCalculated<Values extends PartialCalculatedValues>(calculation: Calculation<Values>): Values {
  const { ok, calculatedValues, issues } = calculation;
  if (ok) return calculatedValues;
  const errors = issues.filter(({ severity }) => severity === "error");
  throw new EngineError("calculation/failed", {
    issues: errors
      .map(({ code, message, at }) => `${code} ${message || "Every guaranteed saving is zero."} (${at})`)
      .join("; "),
  });
}
