import type { GridSubregionAcronym } from "../enumerations/grid-subregion.js";
import type { DataSource } from "./sourced-value.js";

/** A subregion, how many ZIP codes of the state lie in it, and their share of the state's ZIP codes as printed. */
export type StateSubregionRow = readonly [subregion: GridSubregionAcronym, zipCodes: number, share: string];

export interface StateSubregionTable {
  readonly source: DataSource;
  /** By the postal abbreviation of the state; the largest share first. */
  readonly subregionsOf: Readonly<Record<string, readonly StateSubregionRow[]>>;
}
