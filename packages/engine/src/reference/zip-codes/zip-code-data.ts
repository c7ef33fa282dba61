import type { GridSubregionAcronym } from "../../enumerations/grid-subregion.js";
import type { DataSource } from "../sourced-value.js";

/** State, the subregion most of a ZIP code lies in, and the others that its utilities belong to. */
export type ZipCodeValue = readonly [
  state: string,
  primary: GridSubregionAcronym,
  ...others: readonly GridSubregionAcronym[],
];

/** Every ZIP code with its value, in runs of following numbers of the same value. */
export interface PackedZipCodes {
  readonly source: DataSource;
  /** ZIP codes up to this code are placeholders of EPA for places without a ZIP code. */
  readonly lastPlaceholder: number;
  readonly values: readonly ZipCodeValue[];
  /**
   * Runs with a space between, each `gap.length.value` in base 36: numbers skipped since the run before, ZIP codes in
   * the run, place in `values`. Left out: a gap of 0, a length of 1, the value of the run before, full stops at the end.
   */
  readonly runs: string;
}

/** The states or the grid subregions of ZIP code prefixes, from one source. */
export interface ZipCodePrefixTable {
  readonly source: DataSource;
  /** Three digits, or a range of them, and the values: "035 NH ME", "006-007 PR". The first value has most ZIP codes. */
  readonly prefixes: readonly string[];
}
