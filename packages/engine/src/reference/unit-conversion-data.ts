import type { EnergyCommodity } from "./energy-commodity.js";
import type { EnergyUnit } from "./energy-unit.js";
import type { DataSource } from "./sourced-value.js";

/** Heat content of a commodity per unit it is sold in, as printed, on the high heat value. */
export interface HeatContentRow {
  readonly commodity: EnergyCommodity;
  readonly unit: EnergyUnit;
  readonly mmbtuPerUnit: string;
  /** Whose figure it is, of which year, and how it was found. */
  readonly basis: string;
  readonly sources: readonly DataSource[];
}

/** Number of units that equal one other unit: mass, volume, water, energy. */
export interface UnitConversionRow {
  readonly quantity: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  /** As printed: `toUnit` per `fromUnit`. */
  readonly factor: string;
  readonly basis: string;
  readonly sources: readonly DataSource[];
}
