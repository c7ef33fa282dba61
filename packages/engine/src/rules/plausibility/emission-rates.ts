import {
  CO2_FACTOR_BOUND,
  type EmissionBound,
  GRID_RATE_BOUND,
  METHANE_FACTOR_BOUND,
  METHANE_WARMING_BOUND,
  NITROUS_OXIDE_FACTOR_BOUND,
  NITROUS_OXIDE_WARMING_BOUND,
} from "../../bounds/emission-bounds.js";
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
  for (const { fuelName, defCO2EF, defCH4EF, defN2OEF } of factors) {
    const at = (name: string): InputPath => inputPath("emissionFactors", { fuelName }, name);
    check(defCO2EF, CO2_FACTOR_BOUND, () => at("defCO2EF"));
    check(defCH4EF, METHANE_FACTOR_BOUND, () => at("defCH4EF"));
    check(defN2OEF, NITROUS_OXIDE_FACTOR_BOUND, () => at("defN2OEF"));
  }
  for (const { subregionId, baseloadCombinedRate, CH4GWP, N2OGWP } of subregions) {
    const at = (name: string): InputPath => inputPath("gridSubregions", { subregionId }, name);
    check(baseloadCombinedRate, GRID_RATE_BOUND, () => at("baseloadCombinedRate"));
    check(CH4GWP, METHANE_WARMING_BOUND, () => at("CH4GWP"));
    check(N2OGWP, NITROUS_OXIDE_WARMING_BOUND, () => at("N2OGWP"));
  }
}
