import { EngineError } from "../errors/engine-error.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { Calculation } from "./calculation.js";

/**
 * The calculated values of a calculation without errors, for callers that can use nothing less. A project that came with
 * values and has errors throws like any other: its values are computed, and supplied ones do not stand in for them.
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
