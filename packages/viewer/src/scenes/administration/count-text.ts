import { wholeNumber } from "../../format/numbers.js";

/** Number of items, from the first page of a list: `12`, or `100+` if there are more pages. */
export function countText({ items, next }: { readonly items: readonly unknown[]; readonly next?: string }): string {
  return wholeNumber(items.length) + (next === undefined ? "" : "+");
}
