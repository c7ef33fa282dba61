import { Decimal } from "../decimal/decimal.js";
import { WARMING_POTENTIAL_TABLES } from "./data/warming-potential-tables.js";
import type { SourcedValue } from "./sourced-value.js";
import type { WarmingPotentialRow, WarmingPotentialSet } from "./warming-potential-data.js";

/** The set EPA's eGRID2023 and its 2025 emission factors use. */
export const DEFAULT_WARMING_POTENTIAL_SET: WarmingPotentialSet = "AR5";

export const WARMING_POTENTIAL_SETS: readonly WarmingPotentialSet[] = ["SAR", "AR4", "AR5", "AR6"];

/** The 100-year potentials of one assessment report; carbon dioxide is 1 by definition. */
export interface WarmingPotentials {
  readonly set: WarmingPotentialSet;
  readonly ch4: WarmingPotential;
  readonly n2o: WarmingPotential;
  readonly ch4Variants: readonly WarmingPotential[];
}

export interface WarmingPotential extends SourcedValue {
  /** Variant in the report, such as fossil methane; empty if the report prints one figure. */
  readonly variant: string;
  readonly note: string;
}

/**
 * Global warming potentials of methane and nitrous oxide from an assessment report.
 *
 * @spec D24, potentials of methane and nitrous oxide by assessment report
 *
 * @example
 * import { warmingPotentials } from "@epb/engine/reference";
 *
 * warmingPotentials("AR5").ch4.value.toFixed(); // "28"
 */
export function warmingPotentials(set: WarmingPotentialSet = DEFAULT_WARMING_POTENTIAL_SET): WarmingPotentials {
  const table = WARMING_POTENTIAL_TABLES[set];
  return {
    set,
    ch4: warmingPotential(table.ch4),
    n2o: warmingPotential(table.n2o),
    ch4Variants: table.ch4Variants.map(warmingPotential),
  };
}

function warmingPotential({ kgCo2ePerKg, variant, source, note }: WarmingPotentialRow): WarmingPotential {
  return {
    value: new Decimal(kgCo2ePerKg),
    unit: "kg CO2e per kg of gas over 100 years",
    variant,
    sources: [source],
    note,
  };
}
