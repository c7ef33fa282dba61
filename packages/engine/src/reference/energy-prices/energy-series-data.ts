import type { DataSource } from "../sourced-value.js";
import type { CensusDivision } from "./census-division.js";
import type { EnergySector } from "./energy-sector.js";
import type { PricedFuel } from "./priced-fuel.js";

/** Yearly series of one release: figures of following years, as printed, with a space between. */
export interface EnergySeriesTable {
  readonly releaseYear: number;
  readonly firstYear: number;
  readonly source: DataSource;
  /** A series that is not published is absent. */
  readonly series: Readonly<
    Partial<
      Record<CensusDivision, Readonly<Partial<Record<EnergySector, Readonly<Partial<Record<PricedFuel, string>>>>>>>
    >
  >;
}

export interface CensusDivisionTable {
  readonly source: DataSource;
  /** By the postal abbreviation of the state. */
  readonly divisionOf: Readonly<Record<string, CensusDivision>>;
}
