// Projected energy prices. An entry point of its own: the series are for those who reckon with future prices.
export { CensusDivision } from "./census-division.js";
export { censusDivisionOfState } from "./census-division-of-state.js";
export { energyEscalationRates } from "./energy-escalation-rates.js";
export { energyPriceIndices } from "./energy-price-indices.js";
export { EnergySector } from "./energy-sector.js";
export { DEFAULT_ENERGY_PRICE_RELEASE_YEAR, type EnergySeriesRequest } from "./energy-series.js";
export { PricedFuel } from "./priced-fuel.js";
