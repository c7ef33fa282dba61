import type { DataSource } from "./sourced-value.js";

/** Direct emissions of the site (1) or of the energy it buys (2), in the terms of the GHG Protocol. */
export type EmissionScope = 1 | 2;

/** A row of a published fuel table, digits as printed. */
export interface PublishedFuelRow {
  readonly name: string;
  readonly co2KgPerMmbtu: string;
  readonly ch4GramsPerMmbtu: string;
  readonly n2oGramsPerMmbtu: string;
}

/** The chosen row of a fuel, with its gases in kg. Heat contents and factors are on the high heat value. */
export interface FuelFactorRow {
  readonly scope: EmissionScope;
  /**
   * True if the publisher prints only CO2e: the value is then stored as CO2, and methane and nitrous oxide are zero.
   */
  readonly gasesCombined: boolean;
  readonly co2KgPerMmbtu: string;
  readonly ch4KgPerMmbtu: string;
  readonly n2oKgPerMmbtu: string;
  /** Absent where the fuel is bought by its heat. */
  readonly highHeatValue?: { readonly mmbtuPerUnit: string; readonly physicalUnit: string };
  readonly published: PublishedFuelRow;
  readonly source: DataSource;
  /** Why this row, and the other rows that were possible. */
  readonly note: string;
}
