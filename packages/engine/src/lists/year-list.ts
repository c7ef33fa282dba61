import { KeyedList } from "./keyed-list.js";

export interface YearItem {
  /** Project year, 1 is the first year of the performance period. */
  readonly year: number;
}

export type YearList<Item extends YearItem> = KeyedList<Item, number>;

/**
 * Items keyed by project year.
 *
 * @throws EngineError as {@link KeyedList.from}
 *
 * @example
 * import { yearList } from "@epb/engine";
 *
 * yearList([{ year: 2 }, { year: 1 }]).get(2); // { year: 2 }
 */
export function yearList<Item extends YearItem>(items: Iterable<Item>): YearList<Item> {
  return KeyedList.from(items, (item) => item.year);
}
