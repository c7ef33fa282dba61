import { Decimal } from "../decimal/decimal.js";

/** A rate that a project enters, with the highest value that a fuel or a grid has. */
export interface EmissionBound {
  readonly unit: string;
  readonly highest: Decimal;
  /** Why this bound. */
  readonly reason: string;
}

export const GRID_RATE_BOUND: EmissionBound = {
  unit: "kg CO2e per kWh",
  highest: new Decimal(2),
  reason: "Power from coal alone emits about 1 kg per kWh, and no eGRID subregion of 2023 more than 0.8.",
};

export const CO2_FACTOR_BOUND: EmissionBound = {
  unit: "kg CO2 per MMBtu",
  highest: new Decimal(300),
  reason: "The highest published factor is that of blast furnace gas, 274.32 (EPA, GHG Emission Factors Hub).",
};
