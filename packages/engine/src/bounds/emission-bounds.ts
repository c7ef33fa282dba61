import { Decimal } from "../decimal/decimal.js";

/** Unit of an emission rate, and its highest plausible value. */
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

export const METHANE_FACTOR_BOUND: EmissionBound = {
  unit: "kg CH4 per MMBtu",
  highest: new Decimal("0.05"),
  reason: "The highest published factor is that of agricultural byproducts, 0.032 (EPA, GHG Emission Factors Hub).",
};

export const NITROUS_OXIDE_FACTOR_BOUND: EmissionBound = {
  unit: "kg N2O per MMBtu",
  highest: new Decimal("0.01"),
  reason: "The highest published factor is that of agricultural byproducts, 0.0042 (EPA, GHG Emission Factors Hub).",
};

export const METHANE_WARMING_BOUND: EmissionBound = {
  unit: "kg CO2e per kg of methane",
  highest: new Decimal(100),
  reason: "The assessments of the IPCC give 21 to 36 over 100 years, and at most 87 over 20 years.",
};

export const NITROUS_OXIDE_WARMING_BOUND: EmissionBound = {
  unit: "kg CO2e per kg of nitrous oxide",
  highest: new Decimal(400),
  reason: "The assessments of the IPCC give 265 to 310 over 100 years.",
};
