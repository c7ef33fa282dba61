import { CENSUS_DIVISIONS } from "../data/census-divisions.js";
import type { CensusDivision } from "./census-division.js";

/**
 * The census division of a state, for its energy prices. Undefined if the text is not a state, and for territories,
 * which belong to no division.
 *
 * @param state - Postal abbreviation, such as "CO"; also for the District of Columbia.
 *
 * @example
 * import { censusDivisionOfState } from "@epb/engine/reference/energy-prices";
 *
 * censusDivisionOfState("CO"); // "Mountain"
 */
export function censusDivisionOfState(state: string): CensusDivision | undefined {
  const name = state.trim().toUpperCase();
  return Object.hasOwn(CENSUS_DIVISIONS.divisionOf, name) ? CENSUS_DIVISIONS.divisionOf[name] : undefined;
}
