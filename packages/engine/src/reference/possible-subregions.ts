import { type GridSubregion, gridSubregionFromAcronym } from "../enumerations/grid-subregion.js";
import { ZIP_CODE_PREFIX_SUBREGIONS } from "./data/zip-code-prefix-subregions.js";
import { gridSubregionOfState } from "./grid-subregion-of-state.js";
import { isUnitedStates } from "./us-states.js";
import { valuesOfPrefix } from "./zip-codes/values-of-prefix.js";

/** Grid subregions that a site may lie in, and the place that says so: the first digits of a ZIP code, or a state. */
export interface PossibleSubregions {
  /** The one with most ZIP codes first. */
  readonly subregions: readonly GridSubregion[];
  readonly zipPrefix?: string;
  readonly state?: string;
}

interface Place {
  readonly zip?: string;
  readonly state?: string;
  readonly country?: string;
}

/** Grid subregions of the ZIP code of a project, or else of its state; undefined if both are unknown. */
export function possibleSubregions({ zip = "", state = "", country }: Place = {}): PossibleSubregions | undefined {
  if (!isUnitedStates(country)) return undefined;
  const [, zipPrefix = ""] = /^(\d{3})\d{2}(?:-?\d{4})?$/.exec(zip.trim()) ?? [];
  const ofPrefix = valuesOfPrefix(zipPrefix, ZIP_CODE_PREFIX_SUBREGIONS);
  if (ofPrefix !== undefined) {
    return { subregions: ofPrefix.flatMap((acronym) => gridSubregionFromAcronym(acronym) ?? []), zipPrefix };
  }
  const ofState = gridSubregionOfState(state);
  if (ofState.kind === "unknown") return undefined;
  return { subregions: ofState.candidates.map(({ subregion }) => subregion), state: ofState.state };
}
