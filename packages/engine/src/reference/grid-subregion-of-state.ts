import { Decimal } from "../decimal/decimal.js";
import { GridSubregion } from "../enumerations/grid-subregion.js";
import { STATE_SUBREGIONS } from "./data/state-subregions.js";
import type { SourcedValue } from "./sourced-value.js";
import type { StateSubregionRow } from "./state-subregion-data.js";

/** The share of a state's ZIP codes from which on a subregion stands for the state. Below it, the user is asked. */
export const DECISIVE_ZIP_CODE_SHARE: Decimal = new Decimal("0.6");

/** A subregion that a place in the state may lie in. */
export interface StateSubregionCandidate {
  readonly subregion: GridSubregion;
  /** ZIP codes of the state that lie in it, mostly or wholly. */
  readonly zipCodes: number;
  /** Fraction of the state's ZIP codes. Not weighted by load or by people. */
  readonly share: SourcedValue;
}

/** Subregion of a state: one subregion, a question to the user, or unknown. */
export type StateSubregion =
  | {
      readonly kind: "one";
      readonly state: string;
      readonly subregion: GridSubregion;
      readonly share: SourcedValue;
      /** All subregions of the state, the largest share first: the one above and those it is preferred to. */
      readonly candidates: readonly StateSubregionCandidate[];
    }
  | { readonly kind: "ask"; readonly state: string; readonly candidates: readonly StateSubregionCandidate[] }
  | { readonly kind: "unknown"; readonly state: string };

/**
 * Grid subregion of a state, if only the state is known. If no subregion has 60% of the ZIP codes (Hawaii, Mississippi,
 * Nevada, Wisconsin, Wyoming), the function does not guess: the result is "ask" with the possible subregions. The
 * result is "unknown" for text that is not a state, for islands other than Puerto Rico, and for military addresses,
 * which have no subregion.
 *
 * @param state - Postal abbreviation, such as "CO"; also for the District of Columbia and Puerto Rico.
 * @returns Shares are fractions of the state's ZIP codes, four decimals as in the table.
 *
 * @example
 * import { gridSubregionOfState } from "@epb/engine/reference";
 *
 * gridSubregionOfState("CO").kind; // "one"
 */
export function gridSubregionOfState(state: string): StateSubregion {
  const name = state.trim().toUpperCase();
  const rows = Object.hasOwn(STATE_SUBREGIONS.subregionsOf, name) ? STATE_SUBREGIONS.subregionsOf[name] : undefined;
  const candidates = (rows ?? []).map(candidate);
  const [first] = candidates;
  if (first === undefined) return { kind: "unknown", state: name };
  if (first.share.value.lt(DECISIVE_ZIP_CODE_SHARE)) return { kind: "ask", state: name, candidates };
  return { kind: "one", state: name, subregion: first.subregion, share: first.share, candidates };
}

const candidate = ([subregion, zipCodes, share]: StateSubregionRow): StateSubregionCandidate => ({
  subregion: GridSubregion[subregion],
  zipCodes,
  share: { value: new Decimal(share), unit: "fraction of the state's ZIP codes", sources: [STATE_SUBREGIONS.source] },
});
