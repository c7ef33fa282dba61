import type { DataSource } from "./sourced-value.js";

/** The IPCC assessment report the potentials come from: second (1995), fourth, fifth, sixth (2021). */
export type WarmingPotentialSet = "SAR" | "AR4" | "AR5" | "AR6";

/** One published 100-year potential, kg CO2e per kg of gas, as printed. */
export interface WarmingPotentialRow {
  readonly kgCo2ePerKg: string;
  /** Variant in the report, such as fossil methane; empty if the report prints one figure. */
  readonly variant: string;
  readonly source: DataSource;
  readonly note: string;
}

export interface WarmingPotentialTable {
  readonly ch4: WarmingPotentialRow;
  readonly n2o: WarmingPotentialRow;
  /** Further figures of the same report for methane, in no calculation unless the user enters them. */
  readonly ch4Variants: readonly WarmingPotentialRow[];
}
