// Reference data with its sources: every shipped edition, for callers that choose an edition.
export {
  convertToMmbtu,
  type HeatContent,
  type HeatContentChoice,
  type MmbtuConversion,
} from "./convert-to-mmbtu.js";
export { REFERENCE_DATA_EDITIONS } from "./data/reference-data-editions.js";
export { HEAT_CONTENT_ROWS, UNIT_CONVERSION_ROWS } from "./data/unit-conversion-rows.js";
export { defaultInflationRate } from "./default-inflation-rate.js";
export type { DiscountRateSet } from "./discount-rate-data.js";
export { COMMODITIES_OF_FUEL_CATEGORY, EnergyCommodity } from "./energy-commodity.js";
export { ENERGY_UNIT_OF_MEASURE, EnergyUnit } from "./energy-unit.js";
export {
  DEFAULT_DISCOUNT_RATE_RELEASE_YEAR,
  DISCOUNT_RATE_RELEASE_YEARS,
  type DiscountRateRequest,
  type FederalDiscountRate,
  federalDiscountRate,
} from "./federal-discount-rate.js";
export {
  type FuelEmissionFactors,
  fuelEmissionFactors,
  NATURAL_GAS_EMISSION_FACTORS,
} from "./fuel-emission-factors.js";
export type { EmissionScope, PublishedFuelRow } from "./fuel-factor-data.js";
export type {
  GasPoundsPerMwh,
  GridEdition,
  GridRateTable,
  GridRateType,
} from "./grid-edition.js";
export { findGridEdition, GRID_EDITIONS } from "./grid-editions.js";
export {
  DEFAULT_GRID_EDITION,
  DEFAULT_GRID_RATE_TYPE,
  type GridEmissionRate,
  type GridRateChoice,
  gridEmissionRateKgCo2ePerKwh,
} from "./grid-emission-rate.js";
export { type GridGasRates, gridGasRatesPoundsPerMwh } from "./grid-gas-rates.js";
export {
  DECISIVE_ZIP_CODE_SHARE,
  gridSubregionOfState,
  type StateSubregion,
  type StateSubregionCandidate,
} from "./grid-subregion-of-state.js";
export type { DataSource, SourcedValue, SourcedYears, SourceStanding } from "./sourced-value.js";
export type { HeatContentRow, UnitConversionRow } from "./unit-conversion-data.js";
export { CensusRegion, isUnitedStates, US_STATES, type UsState } from "./us-states.js";
export type { WarmingPotentialSet } from "./warming-potential-data.js";
export {
  DEFAULT_WARMING_POTENTIAL_SET,
  WARMING_POTENTIAL_SETS,
  type WarmingPotential,
  type WarmingPotentials,
  warmingPotentials,
} from "./warming-potentials.js";
