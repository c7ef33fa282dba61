import { Decimal } from "../decimal/decimal.js";

/**
 * True when two values say the same: equal numbers, texts and decimals, lists of the same items in the same order,
 * objects with the same members. The order of members does not count, and an absent member is the same as an undefined one.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Decimal.isDecimal(one)) return Decimal.isDecimal(other) && one.eq(other);
  if (isList(one)) {
    return isList(other) && one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other) || isList(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(ownMember(one, name), ownMember(other, name)));
}

type Members = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Members => typeof value === "object" && value !== null;
const ownMember = (members: Members, name: string): unknown =>
  Object.hasOwn(members, name) ? members[name] : undefined;
