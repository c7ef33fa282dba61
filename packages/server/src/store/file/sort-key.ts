import { Decimal } from "@epb/engine";
import type { ColumnType } from "../collection.js";

/** Form of a value in an index: decimals as numbers of any length, true and false as 1 and 0. */
export type SortKey = string | number | Decimal;

export function sortKey(type: ColumnType, value: string | number | boolean): SortKey {
  if (type === "decimal") return new Decimal(String(value));
  if (type === "text" || type === "texts") return String(value);
  return Number(value);
}

/** Compares two keys of one column: negative, 0, or positive. */
export function compareSortKeys(left: SortKey, right: SortKey): number {
  if (typeof left === "string") return compareCodePoints(left, String(right));
  if (typeof left === "number") return left - Number(right);
  return left.comparedTo(right);
}

/** Compares by code points, like PostgreSQL's collation "C" for UTF-8; JavaScript's `<` compares UTF-16 units. */
function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1;
  }
  return left.length - right.length;
}

/** Half of a code point beyond U+FFFF, which sorts after all others. */
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
