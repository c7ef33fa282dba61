import { DEFAULT_COUNTRY, US_STATES } from "@epb/contract";
import type { ProjectLocation } from "@epb/engine";
import { NOT_STATED } from "./tables.js";

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(US_STATES).flatMap(([abbreviation, { name }]) => [
    [abbreviation.toLowerCase(), abbreviation],
    [name.toLowerCase(), abbreviation],
  ]),
);

/** The postal abbreviation of a project's state, entered as such or by its name; not stated for any other text. */
export function stateKey({ state, country = DEFAULT_COUNTRY }: ProjectLocation): string {
  if (country !== DEFAULT_COUNTRY || state === undefined) return NOT_STATED;
  return BY_NAME.get(state.trim().toLowerCase()) ?? NOT_STATED;
}
