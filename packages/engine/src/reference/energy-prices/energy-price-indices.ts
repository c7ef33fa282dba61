import { ENERGY_PRICE_INDICES_2025 } from "../data/energy-price-indices-2025.js";
import type { SourcedYears } from "../sourced-value.js";
import { type EnergySeriesRequest, energySeries } from "./energy-series.js";

/**
 * Projected prices of a fuel by calendar year, relative to the year of the release, without inflation. Undefined if the
 * release has no such series; another sector, fuel, or division is never used instead.
 *
 *     index of year y = index of year y − 1 × (1 + escalation rate of year y)
 *
 * @returns Index by calendar year, 1 in the year of the release; in constant dollars.
 *
 * @example
 * import { censusDivisionOfState, energyPriceIndices, EnergySector, PricedFuel } from "@epb/engine/reference/energy-prices";
 *
 * const division = censusDivisionOfState("CO");
 * const request = { sector: EnergySector.Commercial, fuel: PricedFuel.Electricity };
 * division && energyPriceIndices({ division, ...request })?.unit; // "index, real, 1 in the year of the release"
 */
export function energyPriceIndices(request: EnergySeriesRequest): SourcedYears | undefined {
  return energySeries([ENERGY_PRICE_INDICES_2025], "index, real, 1 in the year of the release", request);
}
