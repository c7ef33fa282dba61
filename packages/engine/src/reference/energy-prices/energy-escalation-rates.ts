import { ENERGY_ESCALATION_RATES_2025 } from "../data/energy-escalation-rates-2025.js";
import type { SourcedYears } from "../sourced-value.js";
import { type EnergySeriesRequest, energySeries } from "./energy-series.js";

/**
 * Projected yearly growth of the price of a fuel, without inflation. Price of a year = price of the year before × (1 +
 * rate of the year), as with the escalation rates of a project. Undefined if the release has no such series; another
 * sector, fuel, or division is never used instead.
 *
 * @returns Real rate by calendar year, fraction per year; negative where the price falls.
 * @spec D15, the same convention of years
 *
 * @example
 * import { censusDivisionOfState, energyEscalationRates, EnergySector, PricedFuel } from "@epb/engine/reference/energy-prices";
 *
 * const division = censusDivisionOfState("CO");
 * const request = { sector: EnergySector.Commercial, fuel: PricedFuel.Electricity };
 * division && energyEscalationRates({ division, ...request })?.unit; // "fraction per year, real"
 */
export function energyEscalationRates(request: EnergySeriesRequest): SourcedYears | undefined {
  return energySeries([ENERGY_ESCALATION_RATES_2025], "fraction per year, real", request);
}
