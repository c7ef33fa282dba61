import { inputPath } from "../../issues/input-path.js";
import type { Report } from "../../issues/issue.js";
import type { EmissionFactors } from "../../model/greenhouse-gas.js";
import { isFuelName } from "../../reference/fuel-name.js";

/** Emission factors of the project that no figure uses: of an unknown fuel, or without a factor for CO2. */
export function checkEmissionFactors(factors: readonly EmissionFactors[], report: Report): void {
  for (const { fuelName, defCO2EF } of factors) {
    const details = { name: fuelName };
    if (!isFuelName(fuelName)) {
      const at = inputPath("emissionFactors", { fuelName }, "fuelName");
      report({ name: "plausibility/emission-factors-of-no-fuel", at, details });
    } else if (defCO2EF === undefined) {
      const at = inputPath("emissionFactors", { fuelName }, "defCO2EF");
      report({ name: "plausibility/emission-factors-without-co2", at, details });
    }
  }
}
