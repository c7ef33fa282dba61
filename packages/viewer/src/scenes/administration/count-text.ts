import { wholeNumber } from "../../format/numbers.js";

/** How many there are, by the first page of a list: `12`, or `100+` where there are more pages. */
export function countText({ items, next }: { readonly items: readonly unknown[]; readonly next?: string }): string {
  return wholeNumber(items.length) + (next === undefined ? "" : "+");
}
