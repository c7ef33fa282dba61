import { GridSubregion } from "../../enumerations/grid-subregion.js";
import { ZIP_CODE_RUNS } from "../data/zip-code-runs.js";
import { gridSubregionOfState, type StateSubregion } from "../grid-subregion-of-state.js";
import type { DataSource } from "../sourced-value.js";
import { findZipCode, isPlaceholderZipCode } from "./find-zip-code.js";
import { statesOfZipCodePrefix } from "./states-of-zip-code-prefix.js";

/** A ZIP code that the table lists. */
interface ListedZipCode {
  /** Five digits. */
  readonly zip: string;
  /** Postal abbreviation. */
  readonly state: string;
  /** Placeholder of EPA for a place without a ZIP code; no address has this code. */
  readonly isPlaceholder: boolean;
  readonly sources: readonly DataSource[];
}

/** Grid subregion of a ZIP code. Only "one" may be used without asking the user. */
export type ZipCodeSubregion =
  | ({ readonly kind: "one"; readonly subregion: GridSubregion } & ListedZipCode)
  /** It depends on the utility that serves the address. The first candidate is the one most of the ZIP code lies in. */
  | ({ readonly kind: "ask"; readonly candidates: readonly GridSubregion[] } & ListedZipCode)
  /** Not in the table: new, or of few addresses. What its prefix says stands instead, for the user to choose from. */
  | {
      readonly kind: "unlisted";
      readonly zip: string;
      /** The states of the prefix, most likely first; none when the prefix is not assigned. */
      readonly states: readonly StateSubregion[];
      /** The subregions of those states, each once. */
      readonly candidates: readonly GridSubregion[];
      readonly sources: readonly DataSource[];
    }
  | { readonly kind: "malformed"; readonly given: string };

/** Five digits, or ZIP+4 with or without its hyphen; the last four digits do not affect the grid subregion here. */
const ZIP_CODE = /^(\d{5})(?:-?\d{4})?$/;

/**
 * Grid subregion of a ZIP code, or several subregions from which the user must choose. For a ZIP code that is not
 * listed, the first three digits give the state, and the state gives the subregions. Text that is not a ZIP code is
 * "malformed". Four digits are also "malformed", because only the user knows which digit is missing.
 *
 * @param zip - "80202", "80202-1234" or "802021234"; spaces before and after the ZIP code are ignored.
 *
 * @example
 * import { gridSubregionOfZip } from "@epb/engine/reference/zip-codes";
 *
 * gridSubregionOfZip("80202").kind; // "one"
 */
export function gridSubregionOfZip(zip: string): ZipCodeSubregion {
  const [, digits] = ZIP_CODE.exec(zip.trim()) ?? [];
  if (digits === undefined) return { kind: "malformed", given: zip };
  const row = findZipCode(Number(digits));
  if (row === undefined) return unlisted(digits);
  const [state, primary, ...others] = row;
  const listed: ListedZipCode = {
    zip: digits,
    state,
    isPlaceholder: isPlaceholderZipCode(Number(digits)),
    sources: [ZIP_CODE_RUNS.source],
  };
  return others.length === 0
    ? { kind: "one", subregion: GridSubregion[primary], ...listed }
    : { kind: "ask", candidates: [primary, ...others].map((acronym) => GridSubregion[acronym]), ...listed };
}

function unlisted(zip: string): ZipCodeSubregion {
  const prefix = statesOfZipCodePrefix(zip.slice(0, 3));
  const states = (prefix?.states ?? []).map(gridSubregionOfState);
  const candidates = states.flatMap((state) => (state.kind === "unknown" ? [] : state.candidates));
  const sources = [...(prefix?.sources ?? []), ...candidates.flatMap(({ share }) => share.sources)];
  return {
    kind: "unlisted",
    zip,
    states,
    candidates: [...new Set(candidates.map(({ subregion }) => subregion))],
    sources: [...new Set(sources)],
  };
}
