import { ZIP_CODE_PREFIXES } from "../data/zip-code-prefixes.js";
import type { DataSource } from "../sourced-value.js";
import { valuesOfPrefix } from "./values-of-prefix.js";

/** The states in which a prefix has ZIP codes. */
export interface ZipCodePrefixStates {
  /** Postal abbreviations, the state with most ZIP codes of the prefix first. */
  readonly states: readonly string[];
  readonly sources: readonly DataSource[];
}

/**
 * States of a ZIP code prefix, including the military "states" AA, AE, and AP. Undefined if the prefix is not assigned.
 *
 * @param prefix - The first three digits of a ZIP code, such as "802".
 *
 * @example
 * import { statesOfZipCodePrefix } from "@epb/engine/reference/zip-codes";
 *
 * statesOfZipCodePrefix("802")?.states; // ["CO"]
 */
export function statesOfZipCodePrefix(prefix: string): ZipCodePrefixStates | undefined {
  if (!/^\d{3}$/.test(prefix)) return undefined;
  for (const table of ZIP_CODE_PREFIXES) {
    const states = valuesOfPrefix(prefix, table);
    if (states !== undefined) return { states, sources: [table.source] };
  }
  return undefined;
}
