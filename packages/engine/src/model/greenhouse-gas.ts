import type { Decimal } from "../decimal/decimal.js";
import type { GridSubregion } from "../enumerations/grid-subregion.js";

/**
 * A project's own rates for an eGRID subregion.
 *
 * @spec C §3 "grid subregion names (baseloadCombinedRate)", "CH4GWP"; D24
 */
export interface GridSubregionRates {
  readonly subregionId: GridSubregion;
  /** kg CO2e per kWh. */
  readonly baseloadCombinedRate?: Decimal;
  /** kg CO2e per kg of methane. */
  readonly CH4GWP?: Decimal;
  /** kg CO2e per kg of nitrous oxide. */
  readonly N2OGWP?: Decimal;
}

/** A project's own emission factors for a fuel, kg per MMBtu each. @spec C §3 "GHG emissions factors by fuel name"; D24 */
export interface EmissionFactors {
  /** Label of a fuel category, or "Natural gas". */
  readonly fuelName: string;
  readonly defCO2EF?: Decimal;
  readonly defCH4EF?: Decimal;
  readonly defN2OEF?: Decimal;
}

/** @spec C §3 "fuel type: _id" */
export interface FuelType {
  readonly _id?: string;
  readonly fuelType: string;
  /** MMBtu per physical unit. */
  readonly defaultHighHeatValue?: Decimal;
  /** kg per MMBtu each. */
  readonly defaultCO2EmissionFactor?: Decimal;
  readonly defaultCH4EmissionFactor?: Decimal;
  readonly defaultN2OEmissionFactor?: Decimal;
}
