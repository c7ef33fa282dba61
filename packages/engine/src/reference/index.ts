// Reference data with its sources: every edition that is shipped, for whoever chooses among them.
export { REFERENCE_DATA_EDITIONS } from "./data/reference-data-editions.js";
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
  PublishedGridCo2eEdition,
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
export { PUBLISHED_GRID_CO2E_EDITIONS, publishedGridEmissionRateKgCo2ePerKwh } from "./published-grid-emission-rate.js";
export type { DataSource, SourcedValue, SourceStanding } from "./sourced-value.js";
export type { WarmingPotentialSet } from "./warming-potential-data.js";
export {
  DEFAULT_WARMING_POTENTIAL_SET,
  WARMING_POTENTIAL_SETS,
  type WarmingPotential,
  type WarmingPotentials,
  warmingPotentials,
} from "./warming-potentials.js";
