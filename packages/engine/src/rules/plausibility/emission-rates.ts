import { CO2_FACTOR_BOUND, type EmissionBound, GRID_RATE_BOUND } from "../../bounds/emission-bounds.js";
import type { Decimal } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import type { EmissionFactors, GridSubregionRates } from "../../model/greenhouse-gas.js";
import { type InputPath, inputPath } from "../../path-text/input-path.js";

/** Own emission rates that no fuel and no grid has; they were probably entered in grams, pounds, or per MWh. */
export function checkEmissionRates(
  factors: readonly EmissionFactors[],
  subregions: readonly GridSubregionRates[],
  report: Report,
): void {
  const check = (value: Decimal | undefined, bound: EmissionBound, at: () => InputPath): void => {
    if (value?.gt(bound.highest)) report({ name: "plausibility/emission-rate", at: at(), details: { value, bound } });
  };
  for (const { fuelName, defCO2EF } of factors) {
    check(defCO2EF, CO2_FACTOR_BOUND, () => inputPath("emissionFactors", { fuelName }, "defCO2EF"));
  }
  for (const { subregionId, baseloadCombinedRate } of subregions) {
    const at = (): InputPath => inputPath("gridSubregions", { subregionId }, "baseloadCombinedRate");
    check(baseloadCombinedRate, GRID_RATE_BOUND, at);
  }
}
