import { LIST_KEYS, type Project, valueAtPath, withValueAtPath } from "@epb/engine";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import type { Refusal } from "./draft.js";

/** Lists whose rows are identified by an entry, with its member. */
export const ENTERED_KEYS = {
  "data.gridSubregions": LIST_KEYS.gridSubregions,
  "data.emissionFactors": LIST_KEYS.emissionFactors,
  "data.fuelTypes": LIST_KEYS.fuelTypes,
  "data.express.measures": LIST_KEYS.measures,
  "data.express.nonFacilityMeasures": LIST_KEYS.nonFacilityMeasures,
} as const;

type Item = Readonly<Record<string, unknown>>;

const memberOf = (keys: object): string => Object.keys(keys)[0] ?? "";

const itemsOf = (project: Project, list: string): readonly Item[] =>
  (valueAtPath(project, list) ?? []) as readonly Item[];

/** The project without rows that have no key yet, because they cannot be calculated. */
export function withoutKeylessRows(project: Project): Project {
  return Object.entries(ENTERED_KEYS).reduce((before, [list, keys]) => {
    const items = itemsOf(before, list);
    const kept = items.filter((item) => item[memberOf(keys)] !== undefined);
    return kept.length === items.length ? before : withValueAtPath(before, list, kept);
  }, project);
}

/**
 * Refusals of rows with duplicate keys, by the path of the key.
 * @spec C §5 "Duplicate keys in a unique list"
 */
export function keyRefusals(project: Project): ReadonlyMap<string, Refusal> {
  const found = new Map<string, Refusal>();
  for (const [list, keys] of Object.entries(ENTERED_KEYS)) {
    const member = memberOf(keys);
    const items = itemsOf(project, list);
    const seen = new Set<unknown>();
    for (const [position, item] of items.entries()) {
      const { [member]: key } = item;
      const path = `${list}[#=${position}].${member}`;
      if (key === undefined) found.set(path, { text: "", message: TEXTS.keyMissing });
      else if (seen.has(key)) found.set(path, { text: String(key), message: TEXTS.keyTwice(String(key)) });
      seen.add(key);
    }
  }
  return found;
}
