import { type PathStep, parsePath } from "../path-text/parse-path.js";
import { POSITION } from "./list-keys.js";
import { hasKeys, memberOf } from "./value-at-path.js";

type ItemStep = Extract<PathStep, { kind: "item" }>;

const SEPARATOR = "\u0000";

/**
 * Finds the items of lists by their keys, in constant time from the second look on. The lists must not change meanwhile.
 */
export class ListIndex {
  /** Positions by key values, by key names, by list. */
  readonly #lists = new Map<readonly unknown[], Map<string, ReadonlyMap<string, number>>>();

  /** Position of the first item with the keys of a step; undefined if no item has them. */
  positionOf(list: readonly unknown[], step: ItemStep): number | undefined {
    const names = step.keys.map(({ name }) => name);
    if (names.includes(POSITION)) {
      const found = list.findIndex((item, position) => hasKeys(item, step, position));
      return found < 0 ? undefined : found;
    }
    return this.#positions(list, names).get(step.keys.map(({ value }) => value).join(SEPARATOR));
  }

  #positions(list: readonly unknown[], names: readonly string[]): ReadonlyMap<string, number> {
    const ofList = this.#lists.get(list) ?? new Map<string, ReadonlyMap<string, number>>();
    this.#lists.set(list, ofList);
    const known = ofList.get(names.join(SEPARATOR));
    if (known !== undefined) return known;
    const positions = new Map<string, number>();
    for (const [position, item] of list.entries()) {
      const key = names.map((name) => String(memberOf(item, name))).join(SEPARATOR);
      if (!positions.has(key)) positions.set(key, position);
    }
    ofList.set(names.join(SEPARATOR), positions);
    return positions;
  }
}

/**
 * Reads values at several paths of the same data, as `valueAtPath` does. The data must not change between two readings.
 *
 * @example
 * import { pathReader } from "@epb/engine";
 *
 * String(pathReader(project.data)("financing.indexRate")); // "0.031"
 */
export function pathReader(root: unknown): (path: string) => unknown {
  const index = new ListIndex();
  return (path) => {
    let value = root;
    for (const step of parsePath(path)) {
      if (step.kind === "member") value = memberOf(value, step.name);
      else if (Array.isArray(value)) value = value[index.positionOf(value, step) ?? -1];
      else return undefined;
    }
    return value;
  };
}
