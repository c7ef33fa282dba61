import { DEFAULT_COUNTRY, US_STATES } from "@epb/contract";
import type { ProjectLocation } from "@epb/engine";

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(US_STATES).flatMap(([abbreviation, { name }]) => [
    [abbreviation.toLowerCase(), abbreviation],
    [name.toLowerCase(), abbreviation],
  ]),
);

/** Postal abbreviation of a project's US state, entered as such or by name; undefined for any other text. */
export function usStateOf({ state, country = DEFAULT_COUNTRY }: ProjectLocation): string | undefined {
  if (country !== DEFAULT_COUNTRY || state === undefined) return undefined;
  return BY_NAME.get(state.trim().toLowerCase());
}
