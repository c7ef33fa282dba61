import { EGRID_2023 } from "./data/egrid-2023.js";
import { EGRID_2018, EGRID_2019, EGRID_2020, EGRID_2021, EGRID_2022 } from "./data/egrid-earlier.js";
import type { GridEdition } from "./grid-edition.js";

/** Every edition with gas rates, latest first. Kept apart from the default, which is all a calculation loads. */
export const GRID_EDITIONS: readonly GridEdition[] = [
  EGRID_2023,
  EGRID_2022,
  EGRID_2021,
  EGRID_2020,
  EGRID_2019,
  EGRID_2018,
];

/**
 * eGRID edition with this name, such as "eGRID2022 (Jan 2024)".
 *
 * @example
 * import { findGridEdition } from "@epb/engine/reference";
 *
 * findGridEdition("eGRID2022 (Jan 2024)")?.name; // "eGRID2022 (Jan 2024)"
 */
export function findGridEdition(name: string): GridEdition | undefined {
  return GRID_EDITIONS.find((edition) => edition.name === name);
}
