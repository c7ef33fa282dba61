import { Decimal } from "../decimal/decimal.js";

/** An input with a unit, and the highest value that is plausible. */
export interface QuantityBound {
  readonly label: string;
  readonly unit: string;
  readonly highest: Decimal;
  /** Why this bound. */
  readonly reason: string;
}

export const ESA_PRICE_BOUND: QuantityBound = {
  label: "ESA price of year 1",
  unit: "$ per kWh",
  highest: new Decimal(1),
  reason: "Average commercial prices by state are between about $0.08 and $0.40 per kWh (EIA, Electric Power Monthly).",
};

export const DEMAND_SAVINGS_BOUND: QuantityBound = {
  label: "electric demand saved",
  unit: "kW",
  highest: new Decimal(50_000),
  reason: "50,000 kW is the average use of about 40,000 homes (10,791 kWh a year each; EIA, 2022).",
};
