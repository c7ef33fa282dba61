import { Decimal } from "../decimal/decimal.js";
import { GRID_SUBREGION_ACRONYMS, type GridSubregion } from "../enumerations/grid-subregion.js";
import { PUBLISHED_EGRID_2021, PUBLISHED_EGRID_2022, PUBLISHED_EGRID_2023_REV2 } from "./data/egrid-published-co2e.js";
import { kgPerKwh } from "./grid-co2e.js";
import type { PublishedGridCo2eEdition } from "./grid-edition.js";
import type { SourcedValue } from "./sourced-value.js";

/** Every edition whose own CO2e column was found whole, latest first. */
export const PUBLISHED_GRID_CO2E_EDITIONS: readonly PublishedGridCo2eEdition[] = [
  PUBLISHED_EGRID_2023_REV2,
  PUBLISHED_EGRID_2022,
  PUBLISHED_EGRID_2021,
];

/**
 * The total-output CO2e rate as the publisher computed it. A figure to compare with, never to mix with
 * `gridEmissionRateKgCo2ePerKwh`: the column does not name its warming potentials, and no set reproduces it exactly from
 * the published gases.
 *
 * @returns kg CO2e per kWh, the printed lb/MWh converted exactly.
 *
 * @example
 * import { GridSubregion } from "@epb/engine";
 * import { PUBLISHED_GRID_CO2E_EDITIONS, publishedGridEmissionRateKgCo2ePerKwh } from "@epb/engine/reference";
 *
 * PUBLISHED_GRID_CO2E_EDITIONS.map((edition) => publishedGridEmissionRateKgCo2ePerKwh(GridSubregion.CAMX, edition)?.unit)[0]; // "kg CO2e/kWh"
 */
export function publishedGridEmissionRateKgCo2ePerKwh(
  subregion: GridSubregion,
  edition: PublishedGridCo2eEdition,
): SourcedValue | undefined {
  const printed = edition.poundsPerMwh[GRID_SUBREGION_ACRONYMS[subregion]];
  if (printed === undefined) return undefined;
  return { value: kgPerKwh(new Decimal(printed)), unit: "kg CO2e/kWh", sources: [edition.source] };
}
