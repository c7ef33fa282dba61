import type { GridSubregionAcronym } from "../enumerations/grid-subregion.js";
import type { DataSource } from "./sourced-value.js";

/**
 * `total_output`: the average of all generation. `non_baseload`: the plants that follow demand, nearer to what a saved
 * kilowatt-hour displaces.
 */
export type GridRateType = "total_output" | "non_baseload";

/** CO2, CH4, N2O, in this order: lb of gas per MWh, digits as printed. */
export type GasPoundsPerMwh = readonly [co2: string, ch4: string, n2o: string];

export interface GasSources {
  readonly co2: DataSource;
  readonly ch4: DataSource;
  readonly n2o: DataSource;
}

export interface GridRateTable {
  readonly sources: GasSources;
  /** Subregions whose row comes from elsewhere than the rest of the table. */
  readonly otherSources: Readonly<Partial<Record<GridSubregionAcronym, GasSources>>>;
  /** A subregion the edition does not publish is absent. */
  readonly poundsPerMwh: Readonly<Partial<Record<GridSubregionAcronym, GasPoundsPerMwh>>>;
}

/** The gas rates of one edition of EPA's eGRID. */
export interface GridEdition {
  readonly name: string;
  /** The year the electricity was generated in. */
  readonly dataYear: number;
  /** A rate type whose table was not found is absent. */
  readonly rates: Readonly<Partial<Record<GridRateType, GridRateTable>>>;
}
