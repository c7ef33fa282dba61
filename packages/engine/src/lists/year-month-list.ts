import { KeyedList } from "./keyed-list.js";
import type { YearItem } from "./year-list.js";

export interface YearMonthItem extends YearItem {
  /** Month of the project year, 1 to 12. */
  readonly month: number;
}

export type YearMonthList<Item extends YearMonthItem> = KeyedList<Item, readonly [year: number, month: number]>;

/**
 * Items keyed by year and month, such as the cancellation ceilings. A second item with the same year and month is
 * rejected.
 *
 * @throws EngineError as {@link KeyedList.from}
 * @spec C §5 "A cancellation-ceiling entry for an existing"
 *
 * @example
 * import { yearMonthList } from "@epb/engine";
 *
 * yearMonthList([{ year: 1, month: 7 }]).get([1, 7]); // { year: 1, month: 7 }
 */
export function yearMonthList<Item extends YearMonthItem>(items: Iterable<Item>): YearMonthList<Item> {
  return KeyedList.from(items, (item) => [item.year, item.month] as const);
}
