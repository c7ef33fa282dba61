import type { GridSubregion } from "../enumerations/grid-subregion.js";
import { EGRID_2023 } from "./data/egrid-2023.js";
import { gridCo2eKgPerKwh } from "./grid-co2e.js";
import type { GridEdition, GridRateType } from "./grid-edition.js";
import { gridGasRatesPoundsPerMwh } from "./grid-gas-rates.js";
import type { SourcedValue } from "./sourced-value.js";
import type { WarmingPotentialSet } from "./warming-potential-data.js";
import { DEFAULT_WARMING_POTENTIAL_SET, warmingPotentials } from "./warming-potentials.js";

/**
 * The latest edition found whole: every gas, rate type and subregion from one table. EPA's revision of June 2025 is
 * newer, but its methane, nitrous oxide and non-baseload rates were not found.
 */
export const DEFAULT_GRID_EDITION: GridEdition = EGRID_2023;

/** @spec D24, "Default data: eGRID total-output CO2e per subregion" */
export const DEFAULT_GRID_RATE_TYPE: GridRateType = "total_output";

export interface GridRateChoice {
  /** Editions other than the default are in `grid-editions.ts`, so that only who asks for them carries them. */
  readonly edition?: GridEdition;
  readonly rateType?: GridRateType;
  readonly warmingPotentials?: WarmingPotentialSet;
}

/** A rate that names the choice it was computed with. */
export interface GridEmissionRate extends SourcedValue {
  readonly edition: string;
  readonly rateType: GridRateType;
  readonly warmingPotentials: WarmingPotentialSet;
}

/**
 * Emission rate of a subregion's electricity, computed from its gases. Undefined if the chosen eGRID
 * edition has no rate of this type for the subregion; the function never uses another edition or rate type instead.
 *
 * @returns kg CO2e per kWh, exact.
 * @spec D24
 *
 * @example
 * import { GridSubregion } from "@epb/engine";
 * import { gridEmissionRateKgCo2ePerKwh } from "@epb/engine/reference";
 *
 * gridEmissionRateKgCo2ePerKwh(GridSubregion.CAMX) !== undefined; // true
 */
export function gridEmissionRateKgCo2ePerKwh(
  subregion: GridSubregion,
  choice: GridRateChoice = {},
): GridEmissionRate | undefined {
  const edition = choice.edition ?? DEFAULT_GRID_EDITION;
  const rateType = choice.rateType ?? DEFAULT_GRID_RATE_TYPE;
  const potentials = warmingPotentials(choice.warmingPotentials ?? DEFAULT_WARMING_POTENTIAL_SET);
  const gases = gridGasRatesPoundsPerMwh(subregion, edition, rateType);
  if (gases === undefined) return undefined;

  const { co2, ch4, n2o } = gases;
  return {
    value: gridCo2eKgPerKwh(
      { co2: co2.value, ch4: ch4.value, n2o: n2o.value },
      { ch4: potentials.ch4.value, n2o: potentials.n2o.value },
    ),
    unit: "kg CO2e/kWh",
    // One table often gives all three gases; it is named once.
    sources: [...new Set([co2, ch4, n2o, potentials.ch4, potentials.n2o].flatMap((figure) => figure.sources))],
    ...gridRateReference(choice),
  };
}

/** Name of the choice, so a result can name its data. */
export function gridRateReference(
  choice: GridRateChoice,
): Pick<GridEmissionRate, "edition" | "rateType" | "warmingPotentials"> {
  return {
    edition: (choice.edition ?? DEFAULT_GRID_EDITION).name,
    rateType: choice.rateType ?? DEFAULT_GRID_RATE_TYPE,
    warmingPotentials: choice.warmingPotentials ?? DEFAULT_WARMING_POTENTIAL_SET,
  };
}
