import type { Report } from "../../issues/issue.js";
import type { EmissionFactors } from "../../model/greenhouse-gas.js";
import { inputPath } from "../../path-text/input-path.js";
import { isFuelName, isSameFuel } from "../../reference/fuel-name.js";

/** Emission factors of the project that no figure uses: of a fuel that has others, of an unknown fuel, or without a factor for CO2. */
export function checkEmissionFactors(factors: readonly EmissionFactors[], report: Report): void {
  for (const [index, { fuelName, defCO2EF }] of factors.entries()) {
    const details = { name: fuelName };
    const first = factors.slice(0, index).find((other) => isSameFuel(other.fuelName, fuelName));
    if (first !== undefined) {
      const at = inputPath("emissionFactors", { fuelName }, "fuelName");
      report({ name: "plausibility/emission-factors-twice", at, details: { ...details, first: first.fuelName } });
    } else if (!isFuelName(fuelName)) {
      const at = inputPath("emissionFactors", { fuelName }, "fuelName");
      report({ name: "plausibility/emission-factors-of-no-fuel", at, details });
    } else if (defCO2EF === undefined) {
      const at = inputPath("emissionFactors", { fuelName }, "defCO2EF");
      report({ name: "plausibility/emission-factors-without-co2", at, details });
    }
  }
}
