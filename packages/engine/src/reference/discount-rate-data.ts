import type { DataSource } from "./sourced-value.js";

/**
 * FEMP: for energy and water conservation and renewable energy projects of federal agencies (10 CFR 436); one rate for
 * every term. OMB: for other projects (Circular A-94, Appendix C); a rate by term.
 */
export type DiscountRateSet = "FEMP" | "OMB";

/** Fractions per year, digits as printed. */
export type DiscountRateRow = readonly [real: string, nominal: string, inflation: string];

export interface DiscountRateRelease {
  readonly FEMP: DiscountRateRow;
  /** By term in years. */
  readonly OMB: Readonly<Record<number, DiscountRateRow>>;
}

export interface DiscountRateTable {
  readonly sources: Readonly<Record<DiscountRateSet, DataSource>>;
  /** By year of release. */
  readonly releases: Readonly<Record<number, DiscountRateRelease>>;
}

export interface DefaultInflationTable {
  readonly source: DataSource;
  /** By year of release. */
  readonly fractionPerYear: Readonly<Record<number, string>>;
}
