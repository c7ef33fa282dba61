import { Decimal } from "@epb/engine";
import type { ColumnType, ColumnValue } from "../collection.js";

/** The order of two values of a column: below, at or above 0. */
export function compareColumnValues(type: ColumnType, left: ColumnValue, right: ColumnValue): number {
  if (type === "decimal") return new Decimal(String(left)).comparedTo(new Decimal(String(right)));
  if (type === "text") return compareCodePoints(String(left), String(right));
  return Number(left) - Number(right);
}

/** As PostgreSQL's collation "C" orders UTF-8: by code points, where JavaScript's `<` goes by UTF-16 units. */
function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1;
  }
  return left.length - right.length;
}

/** Half of a code point beyond U+FFFF, which comes after all others. */
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
