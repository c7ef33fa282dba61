import { EngineError } from "../errors/engine-error.js";
import type { CalculatedValues } from "../model/calculated/calculated-values.js";
import type { Calculation } from "./calculate-project.js";

/**
 * The calculated values of a calculation without errors, for callers that can use nothing less.
 *
 * @throws EngineError 'Errors encountered during the calculation: ' followed by the errors
 * @spec C §8 "400 calculation error: 'Errors encountered during the calculation: ' carrying the list of issues"
 */
export function requireCalculated({ ok, calculatedValues, issues }: Calculation): CalculatedValues {
  if (ok) return calculatedValues;
  const errors = issues.filter(({ severity }) => severity === "error");
  throw new EngineError("calculation/failed", {
    issues: errors
      .map(({ code, message, at }) => `${code} ${message || "Every guaranteed saving is zero."} (${at})`)
      .join("; "),
  });
}
