import type { EcmItem } from "../../model/ecm-item.js";
import { byMeasureNumber } from "./by-measure-number.js";

/** From this number on, findings of the same kind have one cause and are reported once. */
export const FEWEST_OF_ONE_CAUSE = 3;

/** Finding to report, and the number of other findings of its kind that are not reported. */
export interface Told<Item> {
  readonly item: Item;
  readonly others: number;
}

/** The first measure of each kind with the number of the others, or each measure where a kind has few. */
export function ofOneCause<Item extends { readonly measure: EcmItem }>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
): readonly Told<Item>[] {
  return grouped(items, kindOf).flatMap((same) => {
    const [first, ...others] = same.sort((one, other) => byMeasureNumber(one.measure, other.measure));
    if (first === undefined || same.length < FEWEST_OF_ONE_CAUSE) return same.map((item) => ({ item, others: 0 }));
    return [{ item: first, others: others.length }];
  });
}

/** Items with the same key, in the order of the first of each key. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}
