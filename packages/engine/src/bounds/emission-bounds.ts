import { Decimal } from "../decimal/decimal.js";

/** What an emission rate is measured in, and the highest value that is plausible. */
export interface EmissionBound {
  readonly unit: string;
  readonly highest: Decimal;
  /** Why this bound. */
  readonly reason: string;
}

export const GRID_RATE_BOUND: EmissionBound = {
  unit: "kg CO2e per kWh",
  highest: new Decimal(2),
  reason: "Power from coal alone emits about 1 kg per kWh, and the grid of no eGRID subregion more than 0.9.",
};

export const CO2_FACTOR_BOUND: EmissionBound = {
  unit: "kg CO2 per MMBtu",
  highest: new Decimal(300),
  reason: "The highest published factor is that of blast furnace gas, 274.32 (EPA, GHG Emission Factors Hub).",
};
