import { type Decimal, ZERO } from "../decimal/decimal.js";
import { calculateGhg, type GreenhouseGasInput } from "../ghg/calculate-ghg.js";
import type { Report } from "../issues/issue.js";
import { calculateMeasures } from "../measures/calculate-measures.js";
import type { EcmValues } from "../model/calculated/ecm-values.js";
import type { ProjectData } from "../model/project-data.js";
import { definedOnly } from "../objects/defined-only.js";
import { simplePaybackYears } from "../pricing/simple-payback.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";

/** Inputs for the calculation of measures. */
export const measureInputs = ({
  ecms,
  otherSavingsType,
  location,
  gridSubregions,
  emissionFactors,
  fuelTypes,
}: ProjectData): GreenhouseGasInput =>
  definedOnly({ ecms, otherSavingsType, location, gridSubregions, emissionFactors, fuelTypes });

/** Each measure with its price, its savings and its greenhouse gas; the same in both editions. */
export function measureValues(
  data: GreenhouseGasInput,
  prices: readonly Decimal[],
  choice: GridRateChoice,
  report: Report,
): EcmValues {
  const ghg = calculateGhg(data, choice, report);
  const inputs = (data.ecms ?? []).map((measure, index) => ({
    measure,
    price: prices[index] ?? ZERO,
    ghg: ghg.measures[index] ?? {},
  }));
  return calculateMeasures(inputs, ghg, simplePaybackYears, report);
}
